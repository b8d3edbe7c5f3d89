ALTER TABLE "estimate_line" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "estimate_line" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;