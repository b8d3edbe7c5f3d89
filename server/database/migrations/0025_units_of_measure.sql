ALTER TABLE "unit_of_measure" ADD COLUMN "synonyms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_of_measure" ADD COLUMN "is_favorite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_of_measure" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_of_measure" ADD CONSTRAINT "unit_of_measure_factor" CHECK ("unit_of_measure"."factor" > 0);--> statement-breakpoint
UPDATE unit_of_measure u SET synonyms = v.synonyms FROM (VALUES
  ('SF', array['sqft', 'ft2', 'square foot']),
  ('SQM', array['m2', 'square meter']),
  ('SQ', array['square', 'roofing square']),
  ('AC', array['acre']),
  ('HA', array['hectare']),
  ('CF', array['cu ft', 'ft3', 'cubic foot']),
  ('CY', array['cu yd', 'yd3', 'cubic yard']),
  ('CUM', array['m3', 'cubic meter']),
  ('LF', array['lin ft', 'ft', 'linear foot']),
  ('M', array['meter']),
  ('EA', array['no', 'nr', 'pcs', 'piece']),
  ('LB', array['lbs', 'pound']),
  ('TON', array['tn']),
  ('HR', array['hrs', 'hour']),
  ('DAY', array['dy']),
  ('WK', array['week', 'wks']),
  ('MO', array['month', 'mos']),
  ('LS', array['lump', 'lsum'])
) AS v (abbreviation, synonyms) WHERE u.abbreviation = v.abbreviation;
