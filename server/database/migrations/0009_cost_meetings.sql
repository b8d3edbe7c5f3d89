ALTER TABLE "milestone_total" ADD COLUMN "area_value" numeric(18, 4);--> statement-breakpoint
ALTER TABLE "milestone_total" ADD COLUMN "area_unit" text DEFAULT 'sq_ft' NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "minutes" jsonb;--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_topic" ADD COLUMN "forecast" jsonb;--> statement-breakpoint
ALTER TABLE "milestone_total" ADD CONSTRAINT "milestone_total_area_unit" CHECK ("milestone_total"."area_unit" in ('sq_ft', 'sq_m', 'acre', 'hectare'));--> statement-breakpoint
ALTER TABLE "milestone_total" ADD CONSTRAINT "milestone_total_area" CHECK ("milestone_total"."area_value" >= 0);