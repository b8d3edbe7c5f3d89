CREATE TABLE "tvd_target" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"dimension" text NOT NULL,
	"member_id" bigint NOT NULL,
	"component_id" bigint,
	"target" numeric(18, 2),
	"stretch" numeric(18, 2),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tvd_target_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tvd_target_tenant" CHECK ("tvd_target"."tenant_id" > 0),
	CONSTRAINT "tvd_target_amounts" CHECK ("tvd_target"."target" >= 0 and "tvd_target"."stretch" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tvd_target" ADD CONSTRAINT "tvd_target_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tvd_target" ADD CONSTRAINT "tvd_target_component_fk" FOREIGN KEY ("tenant_id","component_id") REFERENCES "public"."component"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tvd_target_component_index" ON "tvd_target" USING btree ("tenant_id","component_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tvd_target_unique" ON "tvd_target" USING btree ("tenant_id","project_id","dimension","member_id",coalesce("component_id", 0));