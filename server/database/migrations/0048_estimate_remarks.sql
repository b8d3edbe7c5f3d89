CREATE TABLE "estimate_remark" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"milestone_id" bigint NOT NULL,
	"against_id" bigint NOT NULL,
	"against_version" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"before_key" text,
	"after_key" text,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "estimate_remark_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "estimate_remark_tenant" CHECK ("estimate_remark"."tenant_id" > 0),
	CONSTRAINT "estimate_remark_kind" CHECK ("estimate_remark"."kind" in ('MATCHED', 'APART', 'NOTE'))
);
--> statement-breakpoint
ALTER TABLE "estimate_remark" ADD CONSTRAINT "estimate_remark_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_remark" ADD CONSTRAINT "estimate_remark_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_remark" ADD CONSTRAINT "estimate_remark_against_fk" FOREIGN KEY ("tenant_id","against_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estimate_remark_project_index" ON "estimate_remark" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "estimate_remark_against_index" ON "estimate_remark" USING btree ("tenant_id","against_id");--> statement-breakpoint
CREATE INDEX "estimate_remark_compared_index" ON "estimate_remark" USING btree ("tenant_id","milestone_id","against_id");