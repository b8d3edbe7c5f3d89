ALTER TABLE "issue" ADD COLUMN "generated_from_type" text;--> statement-breakpoint
ALTER TABLE "issue" ADD COLUMN "generated_from_id" bigint;--> statement-breakpoint
ALTER TABLE "issue" ADD CONSTRAINT "issue_generated_from" CHECK (("issue"."generated_from_type" is null) = ("issue"."generated_from_id" is null));