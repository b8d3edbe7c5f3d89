CREATE TABLE "timeline_activity" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"phase_id" bigint,
	"group_id" bigint,
	"name" text NOT NULL,
	"shape" text DEFAULT 'task' NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"work_days" integer NOT NULL,
	"is_manual" boolean DEFAULT false NOT NULL,
	"not_before" date,
	"finish_by" date,
	"percent_done" integer DEFAULT 0 NOT NULL,
	"assignee_id" bigint,
	"calendar_id" bigint,
	"external_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timeline_activity_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "timeline_activity_tenant" CHECK ("timeline_activity"."tenant_id" > 0),
	CONSTRAINT "timeline_activity_shape" CHECK ("timeline_activity"."shape" in ('task', 'start', 'finish')),
	CONSTRAINT "timeline_activity_dates" CHECK ("timeline_activity"."date_from" <= "timeline_activity"."date_to"),
	CONSTRAINT "timeline_activity_percent" CHECK ("timeline_activity"."percent_done" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "timeline_baseline" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timeline_baseline_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "timeline_baseline_tenant" CHECK ("timeline_baseline"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "timeline_calendar" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text NOT NULL,
	"work_days" integer[] NOT NULL,
	"holidays" text[] DEFAULT '{}' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timeline_calendar_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "timeline_calendar_tenant" CHECK ("timeline_calendar"."tenant_id" > 0),
	CONSTRAINT "timeline_calendar_work_days" CHECK (cardinality("timeline_calendar"."work_days") between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "timeline_group" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"phase_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timeline_group_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "timeline_group_tenant" CHECK ("timeline_group"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "timeline_link" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"from_activity_id" bigint,
	"from_event_id" bigint,
	"from_milestone_id" bigint,
	"to_activity_id" bigint,
	"to_event_id" bigint,
	"to_milestone_id" bigint,
	"relationship_type" text NOT NULL,
	"lag_days" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timeline_link_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "timeline_link_tenant" CHECK ("timeline_link"."tenant_id" > 0),
	CONSTRAINT "timeline_link_type" CHECK ("timeline_link"."relationship_type" in ('FS', 'SS', 'FF', 'SF')),
	CONSTRAINT "timeline_link_from" CHECK (num_nonnulls("timeline_link"."from_activity_id", "timeline_link"."from_event_id", "timeline_link"."from_milestone_id") = 1),
	CONSTRAINT "timeline_link_to" CHECK (num_nonnulls("timeline_link"."to_activity_id", "timeline_link"."to_event_id", "timeline_link"."to_milestone_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "timeline_phase" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"color" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timeline_phase_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "timeline_phase_tenant" CHECK ("timeline_phase"."tenant_id" > 0)
);
--> statement-breakpoint
DROP INDEX "milestone_date_unique";--> statement-breakpoint
ALTER TABLE "contract_event" ADD COLUMN "is_manual" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_event" ADD COLUMN "not_before" date;--> statement-breakpoint
ALTER TABLE "contract_event" ADD COLUMN "finish_by" date;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "is_manual" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "not_before" date;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "finish_by" date;--> statement-breakpoint
ALTER TABLE "timeline_activity" ADD CONSTRAINT "timeline_activity_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_activity" ADD CONSTRAINT "timeline_activity_phase_fk" FOREIGN KEY ("tenant_id","phase_id") REFERENCES "public"."timeline_phase"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_activity" ADD CONSTRAINT "timeline_activity_group_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."timeline_group"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_activity" ADD CONSTRAINT "timeline_activity_assignee_fk" FOREIGN KEY ("tenant_id","assignee_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_activity" ADD CONSTRAINT "timeline_activity_calendar_fk" FOREIGN KEY ("tenant_id","calendar_id") REFERENCES "public"."timeline_calendar"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_baseline" ADD CONSTRAINT "timeline_baseline_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_baseline" ADD CONSTRAINT "timeline_baseline_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_calendar" ADD CONSTRAINT "timeline_calendar_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_group" ADD CONSTRAINT "timeline_group_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_group" ADD CONSTRAINT "timeline_group_phase_fk" FOREIGN KEY ("tenant_id","phase_id") REFERENCES "public"."timeline_phase"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_link" ADD CONSTRAINT "timeline_link_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_link" ADD CONSTRAINT "timeline_link_from_activity_fk" FOREIGN KEY ("tenant_id","from_activity_id") REFERENCES "public"."timeline_activity"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_link" ADD CONSTRAINT "timeline_link_from_event_fk" FOREIGN KEY ("tenant_id","from_event_id") REFERENCES "public"."contract_event"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_link" ADD CONSTRAINT "timeline_link_from_milestone_fk" FOREIGN KEY ("tenant_id","from_milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_link" ADD CONSTRAINT "timeline_link_to_activity_fk" FOREIGN KEY ("tenant_id","to_activity_id") REFERENCES "public"."timeline_activity"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_link" ADD CONSTRAINT "timeline_link_to_event_fk" FOREIGN KEY ("tenant_id","to_event_id") REFERENCES "public"."contract_event"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_link" ADD CONSTRAINT "timeline_link_to_milestone_fk" FOREIGN KEY ("tenant_id","to_milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timeline_phase" ADD CONSTRAINT "timeline_phase_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timeline_activity_phase_index" ON "timeline_activity" USING btree ("tenant_id","phase_id");--> statement-breakpoint
CREATE INDEX "timeline_activity_group_index" ON "timeline_activity" USING btree ("tenant_id","group_id");--> statement-breakpoint
CREATE INDEX "timeline_activity_assignee_index" ON "timeline_activity" USING btree ("tenant_id","assignee_id");--> statement-breakpoint
CREATE INDEX "timeline_activity_calendar_index" ON "timeline_activity" USING btree ("tenant_id","calendar_id");--> statement-breakpoint
CREATE UNIQUE INDEX "timeline_activity_number_unique" ON "timeline_activity" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "timeline_activity_external_unique" ON "timeline_activity" USING btree ("tenant_id","project_id","external_id");--> statement-breakpoint
CREATE INDEX "timeline_baseline_created_by_index" ON "timeline_baseline" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "timeline_baseline_order" ON "timeline_baseline" USING btree ("tenant_id","project_id","created_at");--> statement-breakpoint
CREATE INDEX "timeline_calendar_project_index" ON "timeline_calendar" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "timeline_calendar_default" ON "timeline_calendar" USING btree ("tenant_id","project_id") WHERE "timeline_calendar"."is_default";--> statement-breakpoint
CREATE INDEX "timeline_group_project_index" ON "timeline_group" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "timeline_group_phase_index" ON "timeline_group" USING btree ("tenant_id","phase_id");--> statement-breakpoint
CREATE INDEX "timeline_link_project_index" ON "timeline_link" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "timeline_link_from_activity_index" ON "timeline_link" USING btree ("tenant_id","from_activity_id");--> statement-breakpoint
CREATE INDEX "timeline_link_from_event_index" ON "timeline_link" USING btree ("tenant_id","from_event_id");--> statement-breakpoint
CREATE INDEX "timeline_link_from_milestone_index" ON "timeline_link" USING btree ("tenant_id","from_milestone_id");--> statement-breakpoint
CREATE INDEX "timeline_link_to_activity_index" ON "timeline_link" USING btree ("tenant_id","to_activity_id");--> statement-breakpoint
CREATE INDEX "timeline_link_to_event_index" ON "timeline_link" USING btree ("tenant_id","to_event_id");--> statement-breakpoint
CREATE INDEX "timeline_link_to_milestone_index" ON "timeline_link" USING btree ("tenant_id","to_milestone_id");--> statement-breakpoint
CREATE INDEX "timeline_phase_project_index" ON "timeline_phase" USING btree ("tenant_id","project_id");--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_date_unique" UNIQUE("tenant_id","project_id","date") DEFERRABLE INITIALLY IMMEDIATE;