CREATE TABLE "attribute_definition" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"entity_type" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"group_id" bigint,
	"position" integer NOT NULL,
	"construction_categories" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attribute_definition_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "attribute_definition_tenant" CHECK ("attribute_definition"."tenant_id" > 0),
	CONSTRAINT "attribute_definition_entity" CHECK ("attribute_definition"."entity_type" in ('PROJECT', 'COMPONENT', 'RISK', 'SCENARIO_ITEM')),
	CONSTRAINT "attribute_definition_type" CHECK ("attribute_definition"."type" in ('TEXT', 'DATE', 'DATE_RANGE', 'NUMBER', 'PERCENTAGE', 'CURRENCY', 'UNIT', 'SELECT', 'MULTISELECT', 'TAG'))
);
--> statement-breakpoint
CREATE TABLE "attribute_group" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "attribute_group_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "attribute_group_tenant" CHECK ("attribute_group"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "attribute_option" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"definition_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "attribute_option_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "attribute_option_tenant" CHECK ("attribute_option"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "attribute_value" (
	"tenant_id" integer NOT NULL,
	"definition_id" bigint NOT NULL,
	"entity_id" bigint NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "attribute_value_pk" PRIMARY KEY("tenant_id","definition_id","entity_id"),
	CONSTRAINT "attribute_value_tenant" CHECK ("attribute_value"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"entity" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"body" text NOT NULL,
	"mention_ids" bigint[] DEFAULT '{}' NOT NULL,
	"created_by_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "comment_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "comment_tenant" CHECK ("comment"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "contingency_entry" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"pot_id" bigint NOT NULL,
	"date" date NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"item_id" bigint,
	"risk_id" bigint,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contingency_entry_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "contingency_entry_tenant" CHECK ("contingency_entry"."tenant_id" > 0),
	CONSTRAINT "contingency_entry_amount" CHECK ("contingency_entry"."amount" <> 0),
	CONSTRAINT "contingency_entry_reason" CHECK ("contingency_entry"."item_id" is null or "contingency_entry"."risk_id" is null)
);
--> statement-breakpoint
CREATE TABLE "contingency_pot" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"opened_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contingency_pot_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "contingency_pot_tenant" CHECK ("contingency_pot"."tenant_id" > 0),
	CONSTRAINT "contingency_pot_kind" CHECK ("contingency_pot"."kind" in ('design', 'construction', 'buyout')),
	CONSTRAINT "contingency_pot_amount" CHECK ("contingency_pot"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "owner_cost" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"milestone_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "owner_cost_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "owner_cost_tenant" CHECK ("owner_cost"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "item_driver" (
	"tenant_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"driver_id" bigint NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "item_driver_pk" PRIMARY KEY("tenant_id","item_id","driver_id"),
	CONSTRAINT "item_driver_tenant" CHECK ("item_driver"."tenant_id" > 0),
	CONSTRAINT "item_driver_score" CHECK ("item_driver"."score" between -2 and 2)
);
--> statement-breakpoint
CREATE TABLE "item_link" (
	"tenant_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" bigint NOT NULL,
	CONSTRAINT "item_link_pk" PRIMARY KEY("tenant_id","item_id","entity_type","entity_id"),
	CONSTRAINT "item_link_tenant" CHECK ("item_link"."tenant_id" > 0),
	CONSTRAINT "item_link_type" CHECK ("item_link"."entity_type" in ('risk', 'issue', 'timeline_activity', 'bid_package'))
);
--> statement-breakpoint
CREATE TABLE "item_markup" (
	"tenant_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"markup_id" bigint NOT NULL,
	"is_excluded" boolean DEFAULT false NOT NULL,
	"value" numeric(18, 4),
	CONSTRAINT "item_markup_pk" PRIMARY KEY("tenant_id","item_id","markup_id"),
	CONSTRAINT "item_markup_tenant" CHECK ("item_markup"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "sub_item_code" (
	"tenant_id" integer NOT NULL,
	"sub_item_id" bigint NOT NULL,
	"definition_id" bigint NOT NULL,
	"cost_group_id" bigint NOT NULL,
	CONSTRAINT "sub_item_code_pk" PRIMARY KEY("tenant_id","sub_item_id","definition_id"),
	CONSTRAINT "sub_item_code_tenant" CHECK ("sub_item_code"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "idea" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"construction_category" text,
	"tag_names" text[] DEFAULT '{}' NOT NULL,
	"lower_limit" numeric(7, 4) DEFAULT '0' NOT NULL,
	"upper_limit" numeric(7, 4) DEFAULT '0' NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(name) || ' ' || lower(description)) STORED NOT NULL,
	CONSTRAINT "idea_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "idea_tenant" CHECK ("idea"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "meeting" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"attendee_ids" bigint[] DEFAULT '{}' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "meeting_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "meeting_tenant" CHECK ("meeting"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "meeting_topic" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"meeting_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"entity" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"outcome" text DEFAULT 'OPEN' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"change_set_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "meeting_topic_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "meeting_topic_tenant" CHECK ("meeting_topic"."tenant_id" > 0),
	CONSTRAINT "meeting_topic_entity" CHECK ("meeting_topic"."entity" in ('item', 'risk', 'issue')),
	CONSTRAINT "meeting_topic_outcome" CHECK ("meeting_topic"."outcome" in ('OPEN', 'APPROVED', 'REJECTED', 'DEFERRED', 'NOTED'))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"list" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"config" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_view_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "saved_view_tenant" CHECK ("saved_view"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "view_choice" (
	"tenant_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"list" text NOT NULL,
	"view_id" bigint NOT NULL,
	CONSTRAINT "view_choice_pk" PRIMARY KEY("tenant_id","user_id","project_id","list"),
	CONSTRAINT "view_choice_tenant" CHECK ("view_choice"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "value_driver" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"weight" numeric(7, 4) DEFAULT '1' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "value_driver_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "value_driver_tenant" CHECK ("value_driver"."tenant_id" > 0),
	CONSTRAINT "value_driver_weight" CHECK ("value_driver"."weight" > 0)
);
--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "schedule_days" integer;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "is_schedule_critical" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "deadline_milestone_id" bigint;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "weekly_waiting_cost" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "idea_id" bigint;--> statement-breakpoint
ALTER TABLE "attribute_definition" ADD CONSTRAINT "attribute_definition_group_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."attribute_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_option" ADD CONSTRAINT "attribute_option_definition_fk" FOREIGN KEY ("tenant_id","definition_id") REFERENCES "public"."attribute_definition"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_definition_fk" FOREIGN KEY ("tenant_id","definition_id") REFERENCES "public"."attribute_definition"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contingency_entry" ADD CONSTRAINT "contingency_entry_pot_fk" FOREIGN KEY ("tenant_id","pot_id") REFERENCES "public"."contingency_pot"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contingency_entry" ADD CONSTRAINT "contingency_entry_item_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contingency_entry" ADD CONSTRAINT "contingency_entry_risk_fk" FOREIGN KEY ("tenant_id","risk_id") REFERENCES "public"."risk"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contingency_entry" ADD CONSTRAINT "contingency_entry_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contingency_pot" ADD CONSTRAINT "contingency_pot_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_cost" ADD CONSTRAINT "owner_cost_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_driver" ADD CONSTRAINT "item_driver_item_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_driver" ADD CONSTRAINT "item_driver_driver_fk" FOREIGN KEY ("tenant_id","driver_id") REFERENCES "public"."value_driver"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_link" ADD CONSTRAINT "item_link_item_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_markup" ADD CONSTRAINT "item_markup_item_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_markup" ADD CONSTRAINT "item_markup_markup_fk" FOREIGN KEY ("tenant_id","markup_id") REFERENCES "public"."project_markup"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_item_code" ADD CONSTRAINT "sub_item_code_sub_item_fk" FOREIGN KEY ("tenant_id","sub_item_id") REFERENCES "public"."sub_item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_item_code" ADD CONSTRAINT "sub_item_code_definition_fk" FOREIGN KEY ("tenant_id","definition_id") REFERENCES "public"."cost_group_definition"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_item_code" ADD CONSTRAINT "sub_item_code_cost_group_fk" FOREIGN KEY ("tenant_id","cost_group_id") REFERENCES "public"."cost_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_topic" ADD CONSTRAINT "meeting_topic_meeting_fk" FOREIGN KEY ("tenant_id","meeting_id") REFERENCES "public"."meeting"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_choice" ADD CONSTRAINT "view_choice_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_choice" ADD CONSTRAINT "view_choice_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_choice" ADD CONSTRAINT "view_choice_view_fk" FOREIGN KEY ("tenant_id","view_id") REFERENCES "public"."saved_view"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_driver" ADD CONSTRAINT "value_driver_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_definition_slug_unique" ON "attribute_definition" USING btree ("tenant_id","entity_type","slug");--> statement-breakpoint
CREATE INDEX "attribute_definition_group_index" ON "attribute_definition" USING btree ("tenant_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_group_name_unique" ON "attribute_group" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_option_value_unique" ON "attribute_option" USING btree ("tenant_id","definition_id",lower("value"));--> statement-breakpoint
CREATE INDEX "attribute_value_entity" ON "attribute_value" USING btree ("tenant_id","entity_id","definition_id");--> statement-breakpoint
CREATE INDEX "comment_project_index" ON "comment" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "comment_entity" ON "comment" USING btree ("tenant_id","entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "comment_created_by_index" ON "comment" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "contingency_entry_pot_index" ON "contingency_entry" USING btree ("tenant_id","pot_id");--> statement-breakpoint
CREATE INDEX "contingency_entry_item_index" ON "contingency_entry" USING btree ("tenant_id","item_id");--> statement-breakpoint
CREATE INDEX "contingency_entry_risk_index" ON "contingency_entry" USING btree ("tenant_id","risk_id");--> statement-breakpoint
CREATE INDEX "contingency_entry_created_by_index" ON "contingency_entry" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contingency_pot_name_unique" ON "contingency_pot" USING btree ("tenant_id","project_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "owner_cost_order" ON "owner_cost" USING btree ("tenant_id","milestone_id","position");--> statement-breakpoint
CREATE INDEX "item_driver_driver_index" ON "item_driver" USING btree ("tenant_id","driver_id");--> statement-breakpoint
CREATE INDEX "item_link_entity" ON "item_link" USING btree ("tenant_id","entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "item_markup_markup_index" ON "item_markup" USING btree ("tenant_id","markup_id");--> statement-breakpoint
CREATE INDEX "sub_item_code_definition_index" ON "sub_item_code" USING btree ("tenant_id","definition_id");--> statement-breakpoint
CREATE INDEX "sub_item_code_cost_group_index" ON "sub_item_code" USING btree ("tenant_id","cost_group_id");--> statement-breakpoint
CREATE INDEX "idea_created_by_index" ON "idea" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_number_unique" ON "meeting" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE INDEX "meeting_created_by_index" ON "meeting" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_topic_entity_unique" ON "meeting_topic" USING btree ("tenant_id","meeting_id","entity","entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_unique" ON "saved_view" USING btree ("tenant_id","project_id","list","owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_view_owner_index" ON "saved_view" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "view_choice_project_index" ON "view_choice" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "view_choice_view_index" ON "view_choice" USING btree ("tenant_id","view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "value_driver_name_unique" ON "value_driver" USING btree ("tenant_id","project_id",lower("name"));--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_deadline_milestone_fk" FOREIGN KEY ("tenant_id","deadline_milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_idea_fk" FOREIGN KEY ("tenant_id","idea_id") REFERENCES "public"."idea"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_deadline_milestone_index" ON "item" USING btree ("tenant_id","deadline_milestone_id");--> statement-breakpoint
CREATE INDEX "item_idea_index" ON "item" USING btree ("tenant_id","idea_id");--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_schedule_days" CHECK ("item"."schedule_days" between -3650 and 3650);--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_waiting_cost" CHECK ("item"."weekly_waiting_cost" >= 0);