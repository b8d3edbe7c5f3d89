CREATE TABLE "program_area" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"level" text,
	"area_type" text,
	"size_value" numeric(18, 4),
	"net_value" numeric(18, 4),
	"area_unit" text DEFAULT 'sq_ft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "program_area_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "program_area_tenant" CHECK ("program_area"."tenant_id" > 0),
	CONSTRAINT "program_area_unit" CHECK ("program_area"."area_unit" in ('sq_ft', 'sq_m', 'acre', 'hectare')),
	CONSTRAINT "program_area_size" CHECK ("program_area"."size_value" >= 0 and "program_area"."net_value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "program_share" (
	"tenant_id" integer NOT NULL,
	"program_area_id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"percent" numeric(7, 4) NOT NULL,
	CONSTRAINT "program_share_pk" PRIMARY KEY("tenant_id","program_area_id","component_id"),
	CONSTRAINT "program_share_tenant" CHECK ("program_share"."tenant_id" > 0),
	CONSTRAINT "program_share_percent" CHECK ("program_share"."percent" > 0 and "program_share"."percent" <= 100)
);
--> statement-breakpoint
ALTER TABLE "program_area" ADD CONSTRAINT "program_area_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_share" ADD CONSTRAINT "program_share_area_fk" FOREIGN KEY ("tenant_id","program_area_id") REFERENCES "public"."program_area"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_share" ADD CONSTRAINT "program_share_component_fk" FOREIGN KEY ("tenant_id","component_id") REFERENCES "public"."component"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_area_order" ON "program_area" USING btree ("tenant_id","project_id","position","id");--> statement-breakpoint
CREATE INDEX "program_share_component_index" ON "program_share" USING btree ("tenant_id","component_id");