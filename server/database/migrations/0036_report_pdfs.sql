CREATE TABLE "report_run_pdf" (
	"tenant_id" integer NOT NULL,
	"report_run_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"storage_key" text,
	CONSTRAINT "report_run_pdf_pk" PRIMARY KEY("tenant_id","report_run_id"),
	CONSTRAINT "report_run_pdf_tenant" CHECK ("report_run_pdf"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "report_run_pdf" ADD CONSTRAINT "report_run_pdf_run_fk" FOREIGN KEY ("tenant_id","report_run_id") REFERENCES "public"."report_run"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_run_pdf_storage_key_unique" ON "report_run_pdf" USING btree ("tenant_id","storage_key");