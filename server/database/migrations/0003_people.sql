ALTER TABLE "app_user" ADD COLUMN "invited_by_id" bigint;--> statement-breakpoint
ALTER TABLE "project_member" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_invited_by_fk" FOREIGN KEY ("tenant_id","invited_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_invited_by_index" ON "app_user" USING btree ("tenant_id","invited_by_id","invited_at");