CREATE TABLE "allocation" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"cost_group_id" bigint,
	"description" text NOT NULL,
	"parts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "allocation_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "allocation_tenant" CHECK ("allocation"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "allocation_rule" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"code_match" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"component_id" bigint,
	"work_package_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "allocation_rule_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "allocation_rule_tenant" CHECK ("allocation_rule"."tenant_id" > 0),
	CONSTRAINT "allocation_rule_code_match" CHECK ("allocation_rule"."code_match" in ('STARTS_WITH', 'IS', 'NONE', 'ANY')),
	CONSTRAINT "allocation_rule_code" CHECK ("allocation_rule"."code" <> '' or "allocation_rule"."code_match" in ('NONE', 'ANY'))
);
--> statement-breakpoint
CREATE TABLE "work_package" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"bid_package_id" bigint,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_package_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "work_package_tenant" CHECK ("work_package"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "bid_document" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"revision" text DEFAULT '' NOT NULL,
	"issued_on" date,
	"bid_package_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bid_document_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bid_document_tenant" CHECK ("bid_document"."tenant_id" > 0),
	CONSTRAINT "bid_document_kind" CHECK ("bid_document"."kind" in ('DRAWING', 'SPECIFICATION', 'ADDENDUM', 'REPORT', 'FORM', 'TERMS', 'OTHER'))
);
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_rule" ADD CONSTRAINT "allocation_rule_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_rule" ADD CONSTRAINT "allocation_rule_work_package_fk" FOREIGN KEY ("tenant_id","work_package_id") REFERENCES "public"."work_package"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_package" ADD CONSTRAINT "work_package_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_package" ADD CONSTRAINT "work_package_bid_package_fk" FOREIGN KEY ("tenant_id","bid_package_id") REFERENCES "public"."bid_package"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_document" ADD CONSTRAINT "bid_document_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_unique" ON "allocation" USING btree ("tenant_id","project_id","component_id",coalesce("cost_group_id", 0),md5(lower(btrim("description"))));--> statement-breakpoint
CREATE INDEX "allocation_rule_project_index" ON "allocation_rule" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "allocation_rule_work_package_index" ON "allocation_rule" USING btree ("tenant_id","work_package_id");--> statement-breakpoint
CREATE INDEX "work_package_bid_package_index" ON "work_package" USING btree ("tenant_id","bid_package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_package_number_unique" ON "work_package" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE INDEX "bid_document_project_index" ON "bid_document" USING btree ("tenant_id","project_id");