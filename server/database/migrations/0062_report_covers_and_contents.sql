ALTER TABLE "custom_report" ADD COLUMN "include_contents" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_report" ADD COLUMN "include_cover_picture" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_report" ADD COLUMN "prepared_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_report" ADD COLUMN "prepared_by" text DEFAULT '' NOT NULL;