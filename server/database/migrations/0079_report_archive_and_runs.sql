ALTER TABLE "report_run" ADD COLUMN "mailed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD COLUMN "job_id" bigint;--> statement-breakpoint
UPDATE "report_run" r SET "mailed_count" = substring(s."last_result" from '^Sent to (\d{1,4}) ')::integer
	FROM "report_schedule" s WHERE s."tenant_id" = r."tenant_id" AND s."last_run_id" = r."id" AND s."last_state" = 'SENT'
	AND s."last_result" ~ '^Sent to \d{1,4} ';
