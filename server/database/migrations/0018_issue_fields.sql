ALTER TABLE "issue" ADD COLUMN "answered_by_id" bigint;--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "answered_on" date;--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "cost_at_stake" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "days_at_stake" integer;--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "root_cause" text;--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "scope_of_work" text;--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "trade" text;--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "disciplines" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "issue" ADD CONSTRAINT "issue_answered_by_fk" FOREIGN KEY ("tenant_id","answered_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_answered_by_index" ON "issue" USING btree ("tenant_id","answered_by_id");--> statement-breakpoint
ALTER TABLE "issue" ADD CONSTRAINT "issue_stake" CHECK ("issue"."cost_at_stake" >= 0 and "issue"."days_at_stake" >= 0);