CREATE TABLE "project_total" (
	"tenant_id" integer NOT NULL,
	"project_id" bigint NOT NULL,
	"milestone_id" bigint,
	"estimate" numeric(18, 2),
	"approved_cost" numeric(18, 2),
	"approved_subtotal" numeric(18, 2),
	"low_cost" numeric(18, 2),
	"high_cost" numeric(18, 2),
	"cost_is_exact" boolean DEFAULT true NOT NULL,
	"low_subtotal" numeric(18, 2),
	"high_subtotal" numeric(18, 2),
	"subtotal_is_exact" boolean DEFAULT true NOT NULL,
	CONSTRAINT "project_total_pk" PRIMARY KEY("tenant_id","project_id"),
	CONSTRAINT "project_total_tenant" CHECK ("project_total"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "project_total" ADD CONSTRAINT "project_total_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_total" ADD CONSTRAINT "project_total_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_total_milestone_index" ON "project_total" USING btree ("tenant_id","milestone_id");