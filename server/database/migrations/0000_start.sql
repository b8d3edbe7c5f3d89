CREATE TABLE "access_scope" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"parent_id" bigint,
	CONSTRAINT "access_scope_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "access_scope_tenant" CHECK ("access_scope"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text,
	"password_hash" text,
	"is_external" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "app_user_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "app_user_tenant" CHECK ("app_user"."tenant_id" > 0),
	CONSTRAINT "app_user_status" CHECK ("app_user"."status" in ('INVITED', 'ACTIVE', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "role" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT 'internal' NOT NULL,
	"is_impersonable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "role_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "role_tenant" CHECK ("role"."tenant_id" > 0),
	CONSTRAINT "role_type" CHECK ("role"."type" in ('internal', 'external'))
);
--> statement-breakpoint
CREATE TABLE "role_permission" (
	"tenant_id" integer NOT NULL,
	"role_id" bigint NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permission_pk" PRIMARY KEY("tenant_id","role_id","permission"),
	CONSTRAINT "role_permission_tenant" CHECK ("role_permission"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "user_access_scope" (
	"tenant_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"access_scope_id" bigint NOT NULL,
	CONSTRAINT "user_access_scope_pk" PRIMARY KEY("tenant_id","user_id","access_scope_id"),
	CONSTRAINT "user_access_scope_tenant" CHECK ("user_access_scope"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"tenant_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_role_pk" PRIMARY KEY("tenant_id","user_id","role_id"),
	CONSTRAINT "user_role_tenant" CHECK ("user_role"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "component" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text NOT NULL,
	"component_order" integer NOT NULL,
	"is_uncategorized" boolean DEFAULT false NOT NULL,
	"work_type" text,
	"construction_sub_category" text,
	"color_index" integer DEFAULT 1 NOT NULL,
	"base_unit_count" numeric(18, 4),
	"base_unit_name" text,
	"area_value" numeric(18, 4),
	"area_unit" text DEFAULT 'sq_ft' NOT NULL,
	"exclude_from_project_sqft" boolean DEFAULT false NOT NULL,
	"target_budget" numeric(18, 2),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "component_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "component_tenant" CHECK ("component"."tenant_id" > 0),
	CONSTRAINT "component_area_unit" CHECK ("component"."area_unit" in ('sq_ft', 'sq_m', 'acre', 'hectare')),
	CONSTRAINT "component_area" CHECK ("component"."area_value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cost_group" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"definition_id" bigint NOT NULL,
	"div_code" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" bigint,
	"position" integer NOT NULL,
	CONSTRAINT "cost_group_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "cost_group_tenant" CHECK ("cost_group"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "cost_group_definition" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"is_standard" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cost_group_definition_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "cost_group_definition_tenant" CHECK ("cost_group_definition"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "estimate_line" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"milestone_id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"cost_group_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"quantity" numeric(18, 4),
	"unit" text,
	"unit_cost" numeric(18, 4),
	"amount" numeric(18, 2) NOT NULL,
	CONSTRAINT "estimate_line_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "estimate_line_tenant" CHECK ("estimate_line"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "milestone_total" (
	"tenant_id" integer NOT NULL,
	"milestone_id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"amount" numeric(18, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "milestone_total_pk" PRIMARY KEY("tenant_id","milestone_id","component_id"),
	CONSTRAINT "milestone_total_tenant" CHECK ("milestone_total"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "event" (
	"tenant_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"project_id" bigint,
	"module" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" bigint,
	"actor_id" bigint,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_pk" PRIMARY KEY("tenant_id","seq"),
	CONSTRAINT "event_tenant" CHECK ("event"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "item" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"priority" smallint DEFAULT 3 NOT NULL,
	"due_date" date,
	"date_added" date NOT NULL,
	"date_status_modified" timestamp (3) with time zone,
	"estimated_area_value" numeric(18, 4),
	"estimated_area_unit" text DEFAULT 'sq_ft' NOT NULL,
	"lower_limit" numeric(7, 4) DEFAULT '0' NOT NULL,
	"upper_limit" numeric(7, 4) DEFAULT '0' NOT NULL,
	"subtotal_cost" numeric(18, 2) DEFAULT '0' NOT NULL,
	"cost" numeric(18, 2) DEFAULT '0' NOT NULL,
	"has_valid_scope" boolean DEFAULT false NOT NULL,
	"use_markups" boolean DEFAULT true NOT NULL,
	"probability" numeric(5, 2) DEFAULT '50' NOT NULL,
	"component_id" bigint,
	"assignee_id" bigint,
	"proposed_by_id" bigint,
	"created_by_id" bigint,
	"updated_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"milestone_id" bigint,
	"approved_on" date,
	"rejection_reason" text,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" text GENERATED ALWAYS AS ('vo-' || lpad(number::text, greatest(3, length(number::text)), '0') || ' ' || lower(name)) STORED NOT NULL,
	CONSTRAINT "item_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "item_tenant" CHECK ("item"."tenant_id" > 0),
	CONSTRAINT "item_status" CHECK ("item"."status" in ('DRAFT', 'VOID', 'PENDING', 'REJECTED', 'APPROVED', 'ARCHIVED')),
	CONSTRAINT "item_area_unit" CHECK ("item"."estimated_area_unit" in ('sq_ft', 'sq_m', 'acre', 'hectare')),
	CONSTRAINT "item_priority" CHECK ("item"."priority" between 1 and 5),
	CONSTRAINT "item_probability" CHECK ("item"."probability" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "item_me_group" (
	"tenant_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	CONSTRAINT "item_me_group_pk" PRIMARY KEY("tenant_id","item_id","group_id"),
	CONSTRAINT "item_me_group_tenant" CHECK ("item_me_group"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "item_tag" (
	"tenant_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "item_tag_pk" PRIMARY KEY("tenant_id","item_id","tag_id"),
	CONSTRAINT "item_tag_tenant" CHECK ("item_tag"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "me_group" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"letter" text NOT NULL,
	CONSTRAINT "me_group_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "me_group_tenant" CHECK ("me_group"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "scenario" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"milestone_id" bigint,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scenario_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "scenario_tenant" CHECK ("scenario"."tenant_id" > 0),
	CONSTRAINT "scenario_status" CHECK ("scenario"."status" in ('PENDING', 'APPROVED', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "scenario_item_link" (
	"tenant_id" integer NOT NULL,
	"scenario_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	CONSTRAINT "scenario_item_link_pk" PRIMARY KEY("tenant_id","scenario_id","item_id"),
	CONSTRAINT "scenario_item_link_tenant" CHECK ("scenario_item_link"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "sub_item" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"quantity" numeric(18, 4),
	"measure" text,
	"unit_cost" numeric(18, 4),
	"extension" numeric(18, 2) DEFAULT '0' NOT NULL,
	"cost_group_master_format_id" bigint,
	"cost_group_uni_format_id" bigint,
	CONSTRAINT "sub_item_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "sub_item_tenant" CHECK ("sub_item"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tag_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tag_tenant" CHECK ("tag"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "change_entry" (
	"tenant_id" integer NOT NULL,
	"change_set_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"entity" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"version_after" integer NOT NULL,
	CONSTRAINT "change_entry_pk" PRIMARY KEY("tenant_id","change_set_id","position"),
	CONSTRAINT "change_entry_tenant" CHECK ("change_entry"."tenant_id" > 0),
	CONSTRAINT "change_entry_kind" CHECK ("change_entry"."kind" in ('create', 'update', 'delete'))
);
--> statement-breakpoint
CREATE TABLE "change_set" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint,
	"actor_id" bigint,
	"source" text NOT NULL,
	"summary" text NOT NULL,
	"reverts_id" bigint,
	"undone_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_set_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "change_set_tenant" CHECK ("change_set"."tenant_id" > 0),
	CONSTRAINT "change_set_source" CHECK ("change_set"."source" in ('hand', 'paste', 'import', 'assistant', 'api', 'undo', 'system'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"tenant_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_pk" PRIMARY KEY("tenant_id","user_id","key"),
	CONSTRAINT "idempotency_key_tenant" CHECK ("idempotency_key"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"tenant_id" integer NOT NULL,
	"email" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_attempt_pk" PRIMARY KEY("tenant_id","email"),
	CONSTRAINT "login_attempt_tenant" CHECK ("login_attempt"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "oidc_payload" (
	"tenant_id" integer NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"expires_at" timestamp (3) with time zone,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "oidc_payload_pk" PRIMARY KEY("tenant_id","type","id"),
	CONSTRAINT "oidc_payload_tenant" CHECK ("oidc_payload"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"tenant_id" integer NOT NULL,
	"kid" text NOT NULL,
	"private_jwk" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "signing_key_pk" PRIMARY KEY("tenant_id","kid"),
	CONSTRAINT "signing_key_tenant" CHECK ("signing_key"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "issue" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text,
	"subtype" text,
	"severity" smallint,
	"priority" smallint DEFAULT 3 NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"due_date" date,
	"answer" text DEFAULT '' NOT NULL,
	"assignee_id" bigint,
	"reviewer_id" bigint,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issue_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "issue_tenant" CHECK ("issue"."tenant_id" > 0),
	CONSTRAINT "issue_status" CHECK ("issue"."status" in ('DRAFT', 'OPEN', 'PENDING', 'DISPUTE', 'REJECTED', 'CLOSED', 'VOID')),
	CONSTRAINT "issue_severity" CHECK ("issue"."severity" between 0 and 5),
	CONSTRAINT "issue_priority" CHECK ("issue"."priority" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "issue_link" (
	"tenant_id" integer NOT NULL,
	"issue_id" bigint NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" bigint NOT NULL,
	CONSTRAINT "issue_link_pk" PRIMARY KEY("tenant_id","issue_id","entity_type","entity_id"),
	CONSTRAINT "issue_link_tenant" CHECK ("issue_link"."tenant_id" > 0),
	CONSTRAINT "issue_link_type" CHECK ("issue_link"."entity_type" in ('risk', 'bid_package', 'scenario_item', 'timeline_activity', 'design_milestone'))
);
--> statement-breakpoint
CREATE TABLE "job" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer DEFAULT 5 NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"locked_by" text,
	"message" text,
	"result" text,
	"error" text,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "job_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "job_tenant" CHECK ("job"."tenant_id" > 0),
	CONSTRAINT "job_status" CHECK ("job"."status" in ('queued', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "project_markup" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"value" numeric(18, 4) NOT NULL,
	CONSTRAINT "project_markup_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "project_markup_tenant" CHECK ("project_markup"."tenant_id" > 0),
	CONSTRAINT "project_markup_kind" CHECK ("project_markup"."kind" in ('percent_direct', 'percent_compound', 'lump_sum'))
);
--> statement-breakpoint
CREATE TABLE "project" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"alias" text,
	"code" text,
	"address" text,
	"city" text,
	"state" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"delivery_contract_type" text,
	"construction_category" text,
	"target_budget" numeric(18, 2),
	"target_area_value" numeric(18, 4),
	"target_area_unit" text DEFAULT 'sq_ft' NOT NULL,
	"picture" text,
	"precon_start_date" date,
	"precon_end_date" date,
	"construction_start_date" date,
	"completion_date" date,
	"completed_year" integer,
	"is_under_contract" boolean DEFAULT false NOT NULL,
	"access_scope_id" bigint,
	"owner" text,
	"cm_firm" text,
	"architect_firm" text,
	"jv_partners" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "project_tenant" CHECK ("project"."tenant_id" > 0),
	CONSTRAINT "project_status" CHECK ("project"."status" in ('ACTIVE', 'DRAFT', 'DRAFT_LEGACY', 'COMPLETED', 'ABANDONED', 'LEGACY', 'ABANDONED_LEGACY', 'CONCEPT', 'PLAYGROUND')),
	CONSTRAINT "project_area_unit" CHECK ("project"."target_area_unit" in ('sq_ft', 'sq_m', 'acre', 'hectare'))
);
--> statement-breakpoint
CREATE TABLE "project_counter" (
	"tenant_id" integer NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "project_counter_pk" PRIMARY KEY("tenant_id","project_id","name"),
	CONSTRAINT "project_counter_tenant" CHECK ("project_counter"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "project_group" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "project_group_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "project_group_tenant" CHECK ("project_group"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "project_group_link" (
	"tenant_id" integer NOT NULL,
	"group_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	CONSTRAINT "project_group_link_pk" PRIMARY KEY("tenant_id","group_id","project_id"),
	CONSTRAINT "project_group_link_tenant" CHECK ("project_group_link"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "project_member" (
	"tenant_id" integer NOT NULL,
	"project_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_member_pk" PRIMARY KEY("tenant_id","project_id","user_id"),
	CONSTRAINT "project_member_tenant" CHECK ("project_member"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "mitigation" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"risk_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"due_date" date,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"leader_id" bigint,
	CONSTRAINT "mitigation_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mitigation_tenant" CHECK ("mitigation"."tenant_id" > 0),
	CONSTRAINT "mitigation_status" CHECK ("mitigation"."status" in ('DRAFT', 'IN_PROGRESS', 'COMPLETE'))
);
--> statement-breakpoint
CREATE TABLE "risk" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category_id" bigint,
	"component_id" bigint,
	"owner_id" bigint,
	"status" text DEFAULT 'IDENTIFIED' NOT NULL,
	"likelihood" smallint,
	"impact" smallint,
	"value" numeric(18, 2),
	"original_value" numeric(18, 2),
	"comment" text DEFAULT '' NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "risk_tenant" CHECK ("risk"."tenant_id" > 0),
	CONSTRAINT "risk_status" CHECK ("risk"."status" in ('IDENTIFIED', 'CLOSED')),
	CONSTRAINT "risk_likelihood" CHECK ("risk"."likelihood" between 1 and 5),
	CONSTRAINT "risk_impact" CHECK ("risk"."impact" between 1 and 5),
	CONSTRAINT "risk_value" CHECK ("risk"."value" >= 0 and "risk"."original_value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "risk_category" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "risk_category_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "risk_category_tenant" CHECK ("risk_category"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "server_secret" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "server_secret_single" CHECK ("server_secret"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"email_domains" text[] DEFAULT '{}' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_id_positive" CHECK ("tenant"."id" > 0),
	CONSTRAINT "tenant_slug_lower" CHECK ("tenant"."slug" = lower("tenant"."slug"))
);
--> statement-breakpoint
CREATE TABLE "tenant_counter" (
	"tenant_id" integer NOT NULL,
	"name" text NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "tenant_counter_pk" PRIMARY KEY("tenant_id","name"),
	CONSTRAINT "tenant_counter_tenant" CHECK ("tenant_counter"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "tenant_flag" (
	"tenant_id" integer NOT NULL,
	"flag" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tenant_flag_pk" PRIMARY KEY("tenant_id","flag"),
	CONSTRAINT "tenant_flag_tenant" CHECK ("tenant_flag"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "contract_event" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contract_event_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "contract_event_tenant" CHECK ("contract_event"."tenant_id" > 0),
	CONSTRAINT "contract_event_type" CHECK ("contract_event"."type" in ('GMP_LOCK_DATE', 'GENERIC_CONTRACT_EVENT', 'PRECONSTRUCTION_START_DATE', 'PRECONSTRUCTION_END_DATE', 'CONSTRUCTION_START_DATE'))
);
--> statement-breakpoint
CREATE TABLE "milestone" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"short_name" text,
	"date" date NOT NULL,
	"actual_date" date,
	"has_estimate" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "milestone_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "milestone_tenant" CHECK ("milestone"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "unit_of_measure" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"abbreviation" text NOT NULL,
	"kind" text NOT NULL,
	"factor" numeric(24, 12) DEFAULT '1' NOT NULL,
	CONSTRAINT "unit_of_measure_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "unit_of_measure_tenant" CHECK ("unit_of_measure"."tenant_id" > 0),
	CONSTRAINT "unit_of_measure_kind" CHECK ("unit_of_measure"."kind" in ('area', 'volume', 'length', 'count', 'weight', 'time', 'lump_sum'))
);
--> statement-breakpoint
ALTER TABLE "access_scope" ADD CONSTRAINT "access_scope_parent_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."access_scope"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_role_fk" FOREIGN KEY ("tenant_id","role_id") REFERENCES "public"."role"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_access_scope" ADD CONSTRAINT "user_access_scope_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_access_scope" ADD CONSTRAINT "user_access_scope_scope_fk" FOREIGN KEY ("tenant_id","access_scope_id") REFERENCES "public"."access_scope"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_fk" FOREIGN KEY ("tenant_id","role_id") REFERENCES "public"."role"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component" ADD CONSTRAINT "component_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_group" ADD CONSTRAINT "cost_group_definition_fk" FOREIGN KEY ("tenant_id","definition_id") REFERENCES "public"."cost_group_definition"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_group" ADD CONSTRAINT "cost_group_parent_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."cost_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_line" ADD CONSTRAINT "estimate_line_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_line" ADD CONSTRAINT "estimate_line_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_line" ADD CONSTRAINT "estimate_line_component_fk" FOREIGN KEY ("tenant_id","component_id") REFERENCES "public"."component"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_line" ADD CONSTRAINT "estimate_line_cost_group_fk" FOREIGN KEY ("tenant_id","cost_group_id") REFERENCES "public"."cost_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_total" ADD CONSTRAINT "milestone_total_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_total" ADD CONSTRAINT "milestone_total_component_fk" FOREIGN KEY ("tenant_id","component_id") REFERENCES "public"."component"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_component_fk" FOREIGN KEY ("tenant_id","component_id") REFERENCES "public"."component"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_assignee_fk" FOREIGN KEY ("tenant_id","assignee_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_proposed_by_fk" FOREIGN KEY ("tenant_id","proposed_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_updated_by_fk" FOREIGN KEY ("tenant_id","updated_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_me_group" ADD CONSTRAINT "item_me_group_item_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_me_group" ADD CONSTRAINT "item_me_group_group_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."me_group"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tag" ADD CONSTRAINT "item_tag_item_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tag" ADD CONSTRAINT "item_tag_tag_fk" FOREIGN KEY ("tenant_id","tag_id") REFERENCES "public"."tag"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "me_group" ADD CONSTRAINT "me_group_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_item_link" ADD CONSTRAINT "scenario_item_link_scenario_fk" FOREIGN KEY ("tenant_id","scenario_id") REFERENCES "public"."scenario"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_item_link" ADD CONSTRAINT "scenario_item_link_item_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_item" ADD CONSTRAINT "sub_item_item_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_item" ADD CONSTRAINT "sub_item_master_format_fk" FOREIGN KEY ("tenant_id","cost_group_master_format_id") REFERENCES "public"."cost_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_item" ADD CONSTRAINT "sub_item_uni_format_fk" FOREIGN KEY ("tenant_id","cost_group_uni_format_id") REFERENCES "public"."cost_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_entry" ADD CONSTRAINT "change_entry_set_fk" FOREIGN KEY ("tenant_id","change_set_id") REFERENCES "public"."change_set"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_actor_fk" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_reverts_fk" FOREIGN KEY ("tenant_id","reverts_id") REFERENCES "public"."change_set"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_undone_by_fk" FOREIGN KEY ("tenant_id","undone_by_id") REFERENCES "public"."change_set"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue" ADD CONSTRAINT "issue_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue" ADD CONSTRAINT "issue_assignee_fk" FOREIGN KEY ("tenant_id","assignee_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue" ADD CONSTRAINT "issue_reviewer_fk" FOREIGN KEY ("tenant_id","reviewer_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue" ADD CONSTRAINT "issue_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_link" ADD CONSTRAINT "issue_link_issue_fk" FOREIGN KEY ("tenant_id","issue_id") REFERENCES "public"."issue"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_markup" ADD CONSTRAINT "project_markup_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_access_scope_fk" FOREIGN KEY ("tenant_id","access_scope_id") REFERENCES "public"."access_scope"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_counter" ADD CONSTRAINT "project_counter_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_group_link" ADD CONSTRAINT "project_group_link_group_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."project_group"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_group_link" ADD CONSTRAINT "project_group_link_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_role_fk" FOREIGN KEY ("tenant_id","role_id") REFERENCES "public"."role"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation" ADD CONSTRAINT "mitigation_risk_fk" FOREIGN KEY ("tenant_id","risk_id") REFERENCES "public"."risk"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitigation" ADD CONSTRAINT "mitigation_leader_fk" FOREIGN KEY ("tenant_id","leader_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_category_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."risk_category"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_component_fk" FOREIGN KEY ("tenant_id","component_id") REFERENCES "public"."component"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_owner_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_scope_parent_index" ON "access_scope" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_unique" ON "app_user" USING btree ("tenant_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_unique" ON "role" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE INDEX "user_access_scope_scope_index" ON "user_access_scope" USING btree ("tenant_id","access_scope_id");--> statement-breakpoint
CREATE INDEX "user_role_role_index" ON "user_role" USING btree ("tenant_id","role_id");--> statement-breakpoint
CREATE INDEX "component_order" ON "component" USING btree ("tenant_id","project_id","component_order");--> statement-breakpoint
CREATE UNIQUE INDEX "component_name_unique" ON "component" USING btree ("tenant_id","project_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "component_uncategorized_unique" ON "component" USING btree ("tenant_id","project_id") WHERE "component"."is_uncategorized";--> statement-breakpoint
CREATE INDEX "cost_group_parent_index" ON "cost_group" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_group_code_unique" ON "cost_group" USING btree ("tenant_id","definition_id","div_code");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_group_definition_short_name_unique" ON "cost_group_definition" USING btree ("tenant_id","short_name");--> statement-breakpoint
CREATE INDEX "estimate_line_project_index" ON "estimate_line" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "estimate_line_order" ON "estimate_line" USING btree ("tenant_id","milestone_id","position");--> statement-breakpoint
CREATE INDEX "estimate_line_component_index" ON "estimate_line" USING btree ("tenant_id","component_id");--> statement-breakpoint
CREATE INDEX "estimate_line_cost_group_index" ON "estimate_line" USING btree ("tenant_id","cost_group_id");--> statement-breakpoint
CREATE INDEX "milestone_total_component_index" ON "milestone_total" USING btree ("tenant_id","component_id");--> statement-breakpoint
CREATE INDEX "event_age" ON "event" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "item_number_unique" ON "item" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE INDEX "item_list" ON "item" USING btree ("tenant_id","project_id","number") WHERE not "item"."is_deleted";--> statement-breakpoint
CREATE INDEX "item_status_list" ON "item" USING btree ("tenant_id","project_id","status","number") WHERE not "item"."is_deleted";--> statement-breakpoint
CREATE INDEX "item_component_index" ON "item" USING btree ("tenant_id","component_id");--> statement-breakpoint
CREATE INDEX "item_assignee_index" ON "item" USING btree ("tenant_id","assignee_id");--> statement-breakpoint
CREATE INDEX "item_proposed_by_index" ON "item" USING btree ("tenant_id","proposed_by_id");--> statement-breakpoint
CREATE INDEX "item_created_by_index" ON "item" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "item_updated_by_index" ON "item" USING btree ("tenant_id","updated_by_id");--> statement-breakpoint
CREATE INDEX "item_milestone_index" ON "item" USING btree ("tenant_id","milestone_id");--> statement-breakpoint
CREATE INDEX "item_me_group_group_index" ON "item_me_group" USING btree ("tenant_id","group_id");--> statement-breakpoint
CREATE INDEX "item_tag_tag_index" ON "item_tag" USING btree ("tenant_id","tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "me_group_letter_unique" ON "me_group" USING btree ("tenant_id","project_id","letter");--> statement-breakpoint
CREATE UNIQUE INDEX "scenario_number_unique" ON "scenario" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE INDEX "scenario_milestone_index" ON "scenario" USING btree ("tenant_id","milestone_id");--> statement-breakpoint
CREATE INDEX "scenario_created_by_index" ON "scenario" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "scenario_item_link_item_index" ON "scenario_item_link" USING btree ("tenant_id","item_id");--> statement-breakpoint
CREATE INDEX "sub_item_order" ON "sub_item" USING btree ("tenant_id","item_id","position");--> statement-breakpoint
CREATE INDEX "sub_item_master_format_index" ON "sub_item" USING btree ("tenant_id","cost_group_master_format_id");--> statement-breakpoint
CREATE INDEX "sub_item_uni_format_index" ON "sub_item" USING btree ("tenant_id","cost_group_uni_format_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_name_unique" ON "tag" USING btree ("tenant_id","type",lower("name"));--> statement-breakpoint
CREATE INDEX "change_entry_entity" ON "change_entry" USING btree ("tenant_id","entity","entity_id","change_set_id");--> statement-breakpoint
CREATE INDEX "change_set_project_order" ON "change_set" USING btree ("tenant_id","project_id","id");--> statement-breakpoint
CREATE INDEX "change_set_actor_index" ON "change_set" USING btree ("tenant_id","actor_id");--> statement-breakpoint
CREATE INDEX "change_set_reverts_index" ON "change_set" USING btree ("tenant_id","reverts_id");--> statement-breakpoint
CREATE INDEX "change_set_undone_by_index" ON "change_set" USING btree ("tenant_id","undone_by_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oidc_payload_grant" ON "oidc_payload" USING btree ("tenant_id","grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payload_uid" ON "oidc_payload" USING btree ("tenant_id","type","uid");--> statement-breakpoint
CREATE INDEX "oidc_payload_user_code" ON "oidc_payload" USING btree ("tenant_id","type","user_code");--> statement-breakpoint
CREATE INDEX "oidc_payload_age" ON "oidc_payload" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "issue_number_unique" ON "issue" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE INDEX "issue_assignee_index" ON "issue" USING btree ("tenant_id","assignee_id");--> statement-breakpoint
CREATE INDEX "issue_reviewer_index" ON "issue" USING btree ("tenant_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "issue_created_by_index" ON "issue" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "issue_link_entity" ON "issue_link" USING btree ("tenant_id","entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "job_created_by_index" ON "job" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_key_unique" ON "job" USING btree ("tenant_id","kind","key") WHERE "job"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE "job"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "job_lease" ON "job" USING btree ("locked_until") WHERE "job"."status" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "project_markup_order" ON "project_markup" USING btree ("tenant_id","project_id","position");--> statement-breakpoint
CREATE INDEX "project_access_scope_index" ON "project" USING btree ("tenant_id","access_scope_id");--> statement-breakpoint
CREATE INDEX "project_name_order" ON "project" USING btree ("tenant_id",lower("name"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_group_name_unique" ON "project_group" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE INDEX "project_group_link_project_index" ON "project_group_link" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "project_member_user_index" ON "project_member" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "project_member_role_index" ON "project_member" USING btree ("tenant_id","role_id");--> statement-breakpoint
CREATE INDEX "mitigation_order" ON "mitigation" USING btree ("tenant_id","risk_id","position");--> statement-breakpoint
CREATE INDEX "mitigation_leader_index" ON "mitigation" USING btree ("tenant_id","leader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "risk_number_unique" ON "risk" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE INDEX "risk_category_index" ON "risk" USING btree ("tenant_id","category_id");--> statement-breakpoint
CREATE INDEX "risk_component_index" ON "risk" USING btree ("tenant_id","component_id");--> statement-breakpoint
CREATE INDEX "risk_owner_index" ON "risk" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "risk_created_by_index" ON "risk" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "risk_category_name_unique" ON "risk_category" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_slug_unique" ON "tenant" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_event_number_unique" ON "contract_event" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_number_unique" ON "milestone" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_date_unique" ON "milestone" USING btree ("tenant_id","project_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_of_measure_abbreviation_unique" ON "unit_of_measure" USING btree ("tenant_id",lower("abbreviation"));