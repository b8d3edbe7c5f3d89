ALTER TABLE "meeting" ADD COLUMN "minutes" jsonb;--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_topic" ADD COLUMN "forecast" jsonb;