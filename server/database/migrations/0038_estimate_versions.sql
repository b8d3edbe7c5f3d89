CREATE TABLE "estimate_version" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"milestone_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"lines_count" integer NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_by_id" bigint,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "estimate_version_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "estimate_version_tenant" CHECK ("estimate_version"."tenant_id" > 0),
	CONSTRAINT "estimate_version_status" CHECK ("estimate_version"."status" in ('SUBMITTED', 'REPLACED'))
);
--> statement-breakpoint
ALTER TABLE "estimate_version" ADD CONSTRAINT "estimate_version_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_version" ADD CONSTRAINT "estimate_version_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_version" ADD CONSTRAINT "estimate_version_submitted_by_fk" FOREIGN KEY ("tenant_id","submitted_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estimate_version_project_index" ON "estimate_version" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "estimate_version_submitted_by_index" ON "estimate_version" USING btree ("tenant_id","submitted_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "estimate_version_number_unique" ON "estimate_version" USING btree ("tenant_id","milestone_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "estimate_version_submitted_unique" ON "estimate_version" USING btree ("tenant_id","milestone_id") WHERE "estimate_version"."status" = 'SUBMITTED';