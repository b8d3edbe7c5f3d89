ALTER TABLE "event" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "permission" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_key_unique" ON "notification" USING btree ("tenant_id","user_id","key");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('mentioned', 'assigned', 'status_moved', 'invite_accepted', 'report_ready', 'import_finished', 'due_soon'));