CREATE TABLE "estimate_item" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"milestone_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "estimate_item_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "estimate_item_tenant" CHECK ("estimate_item"."tenant_id" > 0),
	CONSTRAINT "estimate_item_state" CHECK ("estimate_item"."state" in ('IN', 'OUT'))
);
--> statement-breakpoint
ALTER TABLE "estimate_item" ADD CONSTRAINT "estimate_item_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_item" ADD CONSTRAINT "estimate_item_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_item" ADD CONSTRAINT "estimate_item_item_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estimate_item_project_index" ON "estimate_item" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "estimate_item_item_index" ON "estimate_item" USING btree ("tenant_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "estimate_item_unique" ON "estimate_item" USING btree ("tenant_id","milestone_id","item_id");