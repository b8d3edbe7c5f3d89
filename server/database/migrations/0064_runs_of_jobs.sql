ALTER TABLE "report_run" ADD COLUMN "made_by_job_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "report_run_made_by_job_unique" ON "report_run" USING btree ("tenant_id","made_by_job_id");