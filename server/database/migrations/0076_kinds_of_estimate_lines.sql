ALTER TABLE "estimate_line" ADD COLUMN "kind" text DEFAULT 'WORK' NOT NULL;--> statement-breakpoint
ALTER TABLE "estimate_line" ADD COLUMN "escalates_to" date;--> statement-breakpoint
ALTER TABLE "estimate_line" ADD CONSTRAINT "estimate_line_kind" CHECK ("estimate_line"."kind" in ('WORK', 'ALLOWANCE', 'CONTINGENCY', 'ESCALATION', 'ALTERNATE'));--> statement-breakpoint
ALTER TABLE "estimate_version" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Lines that were submitted before there were kinds are work, so that they still are the same as those that stand.
UPDATE "estimate_version" v SET "lines" = (SELECT coalesce(jsonb_agg(kept.line || '{"kind": "WORK", "escalates_to": null}' ORDER BY kept.at), '[]')
  FROM jsonb_array_elements(v."lines") WITH ORDINALITY kept (line, at));--> statement-breakpoint
ALTER TABLE "estimate_version" FORCE ROW LEVEL SECURITY;
