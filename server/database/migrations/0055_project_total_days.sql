CREATE TABLE "project_total_day" (
	"tenant_id" integer NOT NULL,
	"project_id" bigint NOT NULL,
	"day" date NOT NULL,
	"target_budget" numeric(18, 2),
	"estimate" numeric(18, 2),
	"approved_cost" numeric(18, 2),
	"approved_subtotal" numeric(18, 2),
	"low_cost" numeric(18, 2),
	"high_cost" numeric(18, 2),
	"low_subtotal" numeric(18, 2),
	"high_subtotal" numeric(18, 2),
	CONSTRAINT "project_total_day_pk" PRIMARY KEY("tenant_id","project_id","day"),
	CONSTRAINT "project_total_day_tenant" CHECK ("project_total_day"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "project_total_day" ADD CONSTRAINT "project_total_day_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;