CREATE TABLE "report_run" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"custom_report_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"as_of" date NOT NULL,
	"page_count" integer NOT NULL,
	"note_count" integer NOT NULL,
	"read_with" text[] NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_run_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "report_run_tenant" CHECK ("report_run"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "report_run_figures" (
	"tenant_id" integer NOT NULL,
	"report_run_id" bigint NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "report_run_figures_pk" PRIMARY KEY("tenant_id","report_run_id"),
	CONSTRAINT "report_run_figures_tenant" CHECK ("report_run_figures"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_custom_report_fk" FOREIGN KEY ("tenant_id","custom_report_id") REFERENCES "public"."custom_report"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run_figures" ADD CONSTRAINT "report_run_figures_run_fk" FOREIGN KEY ("tenant_id","report_run_id") REFERENCES "public"."report_run"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_run_custom_report_index" ON "report_run" USING btree ("tenant_id","custom_report_id");--> statement-breakpoint
CREATE INDEX "report_run_created_by_index" ON "report_run" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "report_run_newest_index" ON "report_run" USING btree ("tenant_id","project_id","created_at");