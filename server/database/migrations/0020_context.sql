CREATE TABLE "context_entry" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"statement" text NOT NULL,
	"status" text DEFAULT 'HOLDS' NOT NULL,
	"milestone_id" bigint,
	"component_id" bigint,
	"cost_group_id" bigint,
	"source" text DEFAULT '' NOT NULL,
	"amount" numeric(18, 2),
	"owner_id" bigint,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "context_entry_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "context_entry_tenant" CHECK ("context_entry"."tenant_id" > 0),
	CONSTRAINT "context_entry_kind" CHECK ("context_entry"."kind" in ('ASSUMPTION', 'INCLUSION', 'EXCLUSION', 'QUALIFICATION', 'SITE_FACT')),
	CONSTRAINT "context_entry_status" CHECK ("context_entry"."status" in ('TO_CONFIRM', 'HOLDS', 'NO_LONGER_HOLDS'))
);
--> statement-breakpoint
ALTER TABLE "context_entry" ADD CONSTRAINT "context_entry_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_entry" ADD CONSTRAINT "context_entry_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_entry" ADD CONSTRAINT "context_entry_component_fk" FOREIGN KEY ("tenant_id","component_id") REFERENCES "public"."component"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_entry" ADD CONSTRAINT "context_entry_cost_group_fk" FOREIGN KEY ("tenant_id","cost_group_id") REFERENCES "public"."cost_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_entry" ADD CONSTRAINT "context_entry_owner_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_entry" ADD CONSTRAINT "context_entry_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "context_entry_number_unique" ON "context_entry" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE INDEX "context_entry_milestone_index" ON "context_entry" USING btree ("tenant_id","milestone_id");--> statement-breakpoint
CREATE INDEX "context_entry_component_index" ON "context_entry" USING btree ("tenant_id","component_id");--> statement-breakpoint
CREATE INDEX "context_entry_cost_group_index" ON "context_entry" USING btree ("tenant_id","cost_group_id");--> statement-breakpoint
CREATE INDEX "context_entry_owner_index" ON "context_entry" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "context_entry_created_by_index" ON "context_entry" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "context_entry_words" ON "context_entry" USING gin (to_tsvector('english', "statement" || ' ' || "source"));