ALTER TABLE "contingency_entry" ADD COLUMN "transfer_pot_id" bigint;--> statement-breakpoint
ALTER TABLE "milestone_total" ADD COLUMN "area_value" numeric(18, 4);--> statement-breakpoint
ALTER TABLE "milestone_total" ADD COLUMN "area_unit" text DEFAULT 'sq_ft' NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "minutes" jsonb;--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_topic" ADD COLUMN "forecast" jsonb;--> statement-breakpoint
ALTER TABLE "contingency_entry" ADD CONSTRAINT "contingency_entry_transfer_pot_fk" FOREIGN KEY ("tenant_id","transfer_pot_id") REFERENCES "public"."contingency_pot"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contingency_entry_transfer_pot_index" ON "contingency_entry" USING btree ("tenant_id","transfer_pot_id");--> statement-breakpoint
ALTER TABLE "milestone_total" ADD CONSTRAINT "milestone_total_area_unit" CHECK ("milestone_total"."area_unit" in ('sq_ft', 'sq_m', 'acre', 'hectare'));--> statement-breakpoint
ALTER TABLE "milestone_total" ADD CONSTRAINT "milestone_total_area" CHECK ("milestone_total"."area_value" >= 0);