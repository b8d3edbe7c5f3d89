DROP INDEX "allocation_unique";--> statement-breakpoint
ALTER TABLE "allocation" ALTER COLUMN "component_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "item_id" bigint;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "pot_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_unique" ON "allocation" USING btree ("tenant_id","project_id",coalesce("component_id", 0),coalesce("cost_group_id", 0),coalesce("item_id", 0),coalesce("pot_id", 0),md5(lower(btrim("description"))));--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_source" CHECK (num_nonnulls("allocation"."component_id", "allocation"."item_id", "allocation"."pot_id") = 1);