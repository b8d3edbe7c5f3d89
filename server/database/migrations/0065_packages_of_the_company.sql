ALTER TABLE "template" DROP CONSTRAINT "template_kind";--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "work_trade" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "scope" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "template_id" bigint;--> statement-breakpoint
CREATE INDEX "bid_package_template_index" ON "bid_package" USING btree ("tenant_id","template_id") WHERE template_id is not null;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_kind" CHECK ("template"."kind" in ('RISK', 'ISSUE', 'PACKAGE'));