CREATE TABLE "code_mapping" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"from_definition_id" bigint NOT NULL,
	"to_definition_id" bigint NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "code_mapping_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "code_mapping_tenant" CHECK ("code_mapping"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "cost_group_definition" ADD COLUMN "child_definition_id" bigint;--> statement-breakpoint
CREATE INDEX "code_mapping_to" ON "code_mapping" USING btree ("tenant_id","to_definition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "code_mapping_pair_unique" ON "code_mapping" USING btree ("tenant_id","from_definition_id","to_definition_id");--> statement-breakpoint
ALTER TABLE "cost_group_definition" ADD CONSTRAINT "cost_group_definition_child_fk" FOREIGN KEY ("tenant_id","child_definition_id") REFERENCES "public"."cost_group_definition"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_group_definition_child_unique" ON "cost_group_definition" USING btree ("tenant_id","child_definition_id");