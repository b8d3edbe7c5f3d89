CREATE TABLE "custom_report" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"scope" text DEFAULT 'PROJECT' NOT NULL,
	"access" text DEFAULT 'PRIVATE' NOT NULL,
	"page_size" text DEFAULT 'legal' NOT NULL,
	"page_orientation" text DEFAULT 'portrait' NOT NULL,
	"margin" text DEFAULT 'normal' NOT NULL,
	"include_header" boolean DEFAULT true NOT NULL,
	"include_cover_page" boolean DEFAULT true NOT NULL,
	"include_page_numbers" boolean DEFAULT true NOT NULL,
	"report_cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"updated_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_report_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "custom_report_tenant" CHECK ("custom_report"."tenant_id" > 0),
	CONSTRAINT "custom_report_state" CHECK ("custom_report"."state" in ('DRAFT', 'PUBLISHED')),
	CONSTRAINT "custom_report_scope" CHECK ("custom_report"."scope" in ('PROJECT', 'GLOBAL')),
	CONSTRAINT "custom_report_access" CHECK ("custom_report"."access" in ('PRIVATE', 'COMPANY')),
	CONSTRAINT "custom_report_page_size" CHECK ("custom_report"."page_size" in ('letter', 'legal', 'ledger', 'a3', 'a4')),
	CONSTRAINT "custom_report_orientation" CHECK ("custom_report"."page_orientation" in ('portrait', 'landscape')),
	CONSTRAINT "custom_report_margin" CHECK ("custom_report"."margin" in ('none', 'small', 'normal', 'large'))
);
--> statement-breakpoint
ALTER TABLE "custom_report" ADD CONSTRAINT "custom_report_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_report" ADD CONSTRAINT "custom_report_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_report" ADD CONSTRAINT "custom_report_updated_by_fk" FOREIGN KEY ("tenant_id","updated_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_report_project_index" ON "custom_report" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "custom_report_created_by_index" ON "custom_report" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "custom_report_updated_by_index" ON "custom_report" USING btree ("tenant_id","updated_by_id");--> statement-breakpoint
CREATE INDEX "custom_report_scope_index" ON "custom_report" USING btree ("tenant_id","scope");