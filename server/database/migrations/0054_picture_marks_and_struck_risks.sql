ALTER TABLE "attachment" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "struck_on" date;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "days_lost" integer;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_days_lost" CHECK ("risk"."days_lost" between 0 and 3650);