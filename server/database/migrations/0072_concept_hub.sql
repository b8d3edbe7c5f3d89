CREATE TABLE "analysis" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"area_unit" text DEFAULT 'sq_ft' NOT NULL,
	"target_area" numeric(18, 4),
	"cost_date" date NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"promoted_project_id" bigint,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "analysis_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "analysis_tenant" CHECK ("analysis"."tenant_id" > 0),
	CONSTRAINT "analysis_area_unit" CHECK ("analysis"."area_unit" in ('sq_ft', 'sq_m', 'acre', 'hectare')),
	CONSTRAINT "analysis_status" CHECK ("analysis"."status" in ('DRAFT', 'ACTIVE', 'PROMOTED', 'ARCHIVED')),
	CONSTRAINT "analysis_promoted" CHECK (("analysis"."status" = 'PROMOTED') = ("analysis"."promoted_project_id" is not null)),
	CONSTRAINT "analysis_target_area" CHECK ("analysis"."target_area" >= 0)
);
--> statement-breakpoint
CREATE TABLE "concept" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"analysis_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"components" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "concept_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "concept_tenant" CHECK ("concept"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "concept_scenario" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"analysis_id" bigint NOT NULL,
	"concept_id" bigint NOT NULL,
	"name" text NOT NULL,
	"start_date" date,
	"duration_months" integer NOT NULL,
	"escalation_percent" numeric(7, 4) DEFAULT '0' NOT NULL,
	"contingency_percent" numeric(7, 4) DEFAULT '0' NOT NULL,
	"markup_lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "concept_scenario_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "concept_scenario_tenant" CHECK ("concept_scenario"."tenant_id" > 0),
	CONSTRAINT "concept_scenario_duration" CHECK ("concept_scenario"."duration_months" between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_promoted_project_fk" FOREIGN KEY ("tenant_id","promoted_project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept" ADD CONSTRAINT "concept_analysis_fk" FOREIGN KEY ("tenant_id","analysis_id") REFERENCES "public"."analysis"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_scenario" ADD CONSTRAINT "concept_scenario_analysis_fk" FOREIGN KEY ("tenant_id","analysis_id") REFERENCES "public"."analysis"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_scenario" ADD CONSTRAINT "concept_scenario_concept_fk" FOREIGN KEY ("tenant_id","concept_id") REFERENCES "public"."concept"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_promoted_project_index" ON "analysis" USING btree ("tenant_id","promoted_project_id");--> statement-breakpoint
CREATE INDEX "analysis_created_by_index" ON "analysis" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "analysis_updated" ON "analysis" USING btree ("tenant_id","updated_at");--> statement-breakpoint
CREATE INDEX "concept_analysis_index" ON "concept" USING btree ("tenant_id","analysis_id");--> statement-breakpoint
CREATE INDEX "concept_scenario_analysis_index" ON "concept_scenario" USING btree ("tenant_id","analysis_id");--> statement-breakpoint
CREATE INDEX "concept_scenario_concept_index" ON "concept_scenario" USING btree ("tenant_id","concept_id");