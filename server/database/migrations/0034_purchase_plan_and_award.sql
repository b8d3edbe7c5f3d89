ALTER TABLE "bid_package" ADD COLUMN "bid_days" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "award_days" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "submittal_days" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "approval_days" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "fabrication_days" integer DEFAULT 40 NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "delivery_days" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "awarded_to" text;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "awarded_on" date;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "still_to_buy" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "award_item_id" bigint;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "award_entry_id" bigint;--> statement-breakpoint
ALTER TABLE "bid_package" ADD CONSTRAINT "bid_package_award_item_fk" FOREIGN KEY ("tenant_id","award_item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bid_package_award_item_index" ON "bid_package" USING btree ("tenant_id","award_item_id");--> statement-breakpoint
ALTER TABLE "bid_package" ADD CONSTRAINT "bid_package_stages" CHECK (least("bid_package"."bid_days", "bid_package"."award_days", "bid_package"."submittal_days", "bid_package"."approval_days", "bid_package"."fabrication_days", "bid_package"."delivery_days") >= 0);