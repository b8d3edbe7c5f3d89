CREATE TABLE "template" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"project_type" text,
	"tag_names" text[] DEFAULT '{}' NOT NULL,
	"category_id" bigint,
	"likelihood" smallint,
	"impact" smallint,
	"response" text,
	"cause" text DEFAULT '' NOT NULL,
	"event" text DEFAULT '' NOT NULL,
	"effect" text DEFAULT '' NOT NULL,
	"trigger" text DEFAULT '' NOT NULL,
	"mitigations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"type" text,
	"subtype" text,
	"severity" smallint,
	"root_cause" text,
	"scope_of_work" text,
	"trade" text,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "template_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "template_tenant" CHECK ("template"."tenant_id" > 0),
	CONSTRAINT "template_kind" CHECK ("template"."kind" in ('RISK', 'ISSUE')),
	CONSTRAINT "template_rating" CHECK ("template"."likelihood" between 1 and 5 and "template"."impact" between 1 and 5),
	CONSTRAINT "template_severity" CHECK ("template"."severity" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "template_id" bigint;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "template_id" bigint;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_category_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."risk_category"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_created_by_index" ON "template" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "template_category_index" ON "template" USING btree ("tenant_id","category_id");--> statement-breakpoint
CREATE INDEX "template_kind_index" ON "template" USING btree ("tenant_id","kind");--> statement-breakpoint
CREATE INDEX "issue_template_index" ON "issue" USING btree ("tenant_id","template_id");--> statement-breakpoint
CREATE INDEX "risk_template_index" ON "risk" USING btree ("tenant_id","template_id");