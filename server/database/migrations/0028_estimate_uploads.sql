CREATE TABLE "estimate_upload" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"milestone_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"job_id" bigint NOT NULL,
	"status" text DEFAULT 'REVIEW' NOT NULL,
	"draft" jsonb,
	"lines_count" integer,
	"amount" numeric(18, 2),
	"accepted_set_id" bigint,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "estimate_upload_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "estimate_upload_tenant" CHECK ("estimate_upload"."tenant_id" > 0),
	CONSTRAINT "estimate_upload_status" CHECK ("estimate_upload"."status" in ('REVIEW', 'ACCEPTED', 'DISCARDED'))
);
--> statement-breakpoint
ALTER TABLE "estimate_upload" ADD CONSTRAINT "estimate_upload_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_upload" ADD CONSTRAINT "estimate_upload_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_upload" ADD CONSTRAINT "estimate_upload_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estimate_upload_project_index" ON "estimate_upload" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "estimate_upload_milestone_index" ON "estimate_upload" USING btree ("tenant_id","milestone_id");--> statement-breakpoint
CREATE INDEX "estimate_upload_created_by_index" ON "estimate_upload" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "estimate_upload_storage_key_unique" ON "estimate_upload" USING btree ("tenant_id","storage_key");--> statement-breakpoint
CREATE INDEX "estimate_upload_job" ON "estimate_upload" USING btree ("tenant_id","job_id");