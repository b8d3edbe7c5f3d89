DROP INDEX "estimate_item_unique";--> statement-breakpoint
ALTER TABLE "estimate_item" ADD COLUMN "upload_id" bigint;--> statement-breakpoint
ALTER TABLE "estimate_item" ADD CONSTRAINT "estimate_item_upload_fk" FOREIGN KEY ("tenant_id","upload_id") REFERENCES "public"."estimate_upload"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estimate_item_upload_index" ON "estimate_item" USING btree ("tenant_id","upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "estimate_item_unique" ON "estimate_item" USING btree ("tenant_id","milestone_id","item_id",coalesce("upload_id", 0));--> statement-breakpoint
ALTER TABLE "estimate_item" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "estimate_upload" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What has been said so far is taken to be of the lines that stand today.
UPDATE "estimate_item" s SET "upload_id" = (SELECT u."id" FROM "estimate_upload" u
  WHERE u."tenant_id" = s."tenant_id" AND u."milestone_id" = s."milestone_id" AND u."status" = 'ACCEPTED'
  ORDER BY u."accepted_set_id" DESC NULLS LAST LIMIT 1);--> statement-breakpoint
ALTER TABLE "estimate_item" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "estimate_upload" FORCE ROW LEVEL SECURITY;
