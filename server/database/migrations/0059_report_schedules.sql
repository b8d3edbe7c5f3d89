CREATE TABLE "report_schedule" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"custom_report_id" bigint NOT NULL,
	"frequency" text NOT NULL,
	"weekday" integer,
	"month_day" integer,
	"milestone_id" bigint,
	"recipient_ids" bigint[] DEFAULT '{}' NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"owner_id" bigint NOT NULL,
	"done_on" date,
	"last_on" date,
	"last_state" text,
	"last_result" text DEFAULT '' NOT NULL,
	"last_run_id" bigint,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_schedule_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "report_schedule_tenant" CHECK ("report_schedule"."tenant_id" > 0),
	CONSTRAINT "report_schedule_frequency" CHECK ("report_schedule"."frequency" in ('WEEKLY', 'MONTHLY', 'MILESTONE')),
	CONSTRAINT "report_schedule_last_state" CHECK ("report_schedule"."last_state" in ('SENT', 'FAILED', 'STOPPED')),
	CONSTRAINT "report_schedule_weekday" CHECK ("report_schedule"."weekday" between 1 and 7),
	CONSTRAINT "report_schedule_month_day" CHECK ("report_schedule"."month_day" between 1 and 31)
);
--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_custom_report_fk" FOREIGN KEY ("tenant_id","custom_report_id") REFERENCES "public"."custom_report"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_owner_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_last_run_fk" FOREIGN KEY ("tenant_id","last_run_id") REFERENCES "public"."report_run"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_schedule_project_index" ON "report_schedule" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "report_schedule_custom_report_index" ON "report_schedule" USING btree ("tenant_id","custom_report_id");--> statement-breakpoint
CREATE INDEX "report_schedule_owner_index" ON "report_schedule" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "report_schedule_last_run_index" ON "report_schedule" USING btree ("tenant_id","last_run_id");--> statement-breakpoint
CREATE INDEX "report_schedule_milestone_index" ON "report_schedule" USING btree ("tenant_id","milestone_id");