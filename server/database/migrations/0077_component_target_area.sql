ALTER TABLE "component" ADD COLUMN "target_area_value" numeric(18, 4);--> statement-breakpoint
ALTER TABLE "component" ADD COLUMN "target_area_unit" text DEFAULT 'sq_ft' NOT NULL;--> statement-breakpoint
ALTER TABLE "component" ADD CONSTRAINT "component_target_area_unit" CHECK ("component"."target_area_unit" in ('sq_ft', 'sq_m', 'acre', 'hectare'));--> statement-breakpoint
ALTER TABLE "component" ADD CONSTRAINT "component_target_area" CHECK ("component"."target_area_value" >= 0);