ALTER TABLE "risk" DROP CONSTRAINT "risk_value";--> statement-breakpoint
ALTER TABLE "mitigation" ADD COLUMN "cost" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "mitigation" ADD COLUMN "likelihood_effect" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mitigation" ADD COLUMN "impact_effect" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "inherent_likelihood" smallint;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "inherent_impact" smallint;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "response" text;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "cause" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "event" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "effect" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "trigger" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "exposed_from" date;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "exposed_to" date;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "struck" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "outcome_cost" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "mitigation" ADD CONSTRAINT "mitigation_effect" CHECK ("mitigation"."cost" >= 0 and "mitigation"."likelihood_effect" between 0 and 4 and "mitigation"."impact_effect" between 0 and 4);--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_inherent" CHECK ("risk"."inherent_likelihood" between 1 and 5 and "risk"."inherent_impact" between 1 and 5);--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_response" CHECK ("risk"."response" in ('AVOID', 'MITIGATE', 'TRANSFER', 'ACCEPT'));--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_value" CHECK ("risk"."value" >= 0 and "risk"."original_value" >= 0 and "risk"."outcome_cost" >= 0);