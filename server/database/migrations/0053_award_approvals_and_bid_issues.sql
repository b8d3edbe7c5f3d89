ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "bid_addendum" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_request" ADD COLUMN "issued" jsonb DEFAULT '{"lines":[],"alternates":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_submission" ADD COLUMN "base" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "bid_submission" ADD COLUMN "addendum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "award_request" jsonb;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('mentioned', 'assigned', 'status_moved', 'invite_accepted', 'report_ready', 'import_finished', 'due_soon', 'threshold_passed', 'award_approval'));--> statement-breakpoint
-- What bidders saw until now was the scope sheet itself.
UPDATE "bid_request" q SET "issued" = jsonb_build_object(
  'lines', coalesce((select jsonb_agg(l - 'estimate' order by n) from jsonb_array_elements(b.leveling -> 'lines') with ordinality x (l, n)), '[]'),
  'alternates', coalesce((select jsonb_agg(a - 'is_chosen' order by n) from jsonb_array_elements(b.leveling -> 'alternates') with ordinality x (a, n)), '[]'))
FROM "bid_package" b WHERE b.tenant_id = q.tenant_id AND b.id = q.bid_package_id;--> statement-breakpoint
UPDATE "bid_submission" s SET "base" = coalesce((
  select sum(coalesce((o ->> 'amount')::numeric, round((o ->> 'unit_price')::numeric * (l ->> 'quantity')::numeric, 2)))
  from bid_invitation i join bid_package b on b.tenant_id = i.tenant_id and b.id = i.bid_package_id
  cross join jsonb_array_elements(s.offer -> 'lines') o
  join jsonb_array_elements(b.leveling -> 'lines') l on l ->> 'id' = o ->> 'line_id'
  where i.tenant_id = s.tenant_id and i.id = s.bid_invitation_id and o ->> 'coverage' = 'INCLUDED'), 0);--> statement-breakpoint
ALTER TABLE "bid_submission" ALTER COLUMN "base" SET NOT NULL;
