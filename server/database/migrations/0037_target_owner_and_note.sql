ALTER TABLE "tvd_target" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "tvd_target" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tvd_target" ADD CONSTRAINT "tvd_target_owner_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tvd_target_owner_index" ON "tvd_target" USING btree ("tenant_id","owner_id");