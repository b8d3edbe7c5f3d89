CREATE TABLE "role_access_scope" (
	"tenant_id" integer NOT NULL,
	"role_id" bigint NOT NULL,
	"access_scope_id" bigint NOT NULL,
	CONSTRAINT "role_access_scope_pk" PRIMARY KEY("tenant_id","role_id","access_scope_id"),
	CONSTRAINT "role_access_scope_tenant" CHECK ("role_access_scope"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"entity" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"field_name" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachment_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "attachment_tenant" CHECK ("attachment"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "domain_rule" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"domain" text NOT NULL,
	"connection_id" bigint,
	"proof" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "domain_rule_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "domain_rule_tenant" CHECK ("domain_rule"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "federated_identity" (
	"tenant_id" integer NOT NULL,
	"connection_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "federated_identity_pk" PRIMARY KEY("tenant_id","connection_id","subject"),
	CONSTRAINT "federated_identity_tenant" CHECK ("federated_identity"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "mail_message_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mail_message_tenant" CHECK ("mail_message"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"tenant_id" integer NOT NULL,
	"hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_token_pk" PRIMARY KEY("tenant_id","hash"),
	CONSTRAINT "one_time_token_tenant" CHECK ("one_time_token"."tenant_id" > 0),
	CONSTRAINT "one_time_token_purpose" CHECK ("one_time_token"."purpose" in ('sign_up', 'set_password'))
);
--> statement-breakpoint
CREATE TABLE "sso_connection" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"config" jsonb NOT NULL,
	"sealed_secret" text,
	"test" jsonb,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sso_connection_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "sso_connection_tenant" CHECK ("sso_connection"."tenant_id" > 0),
	CONSTRAINT "sso_connection_kind" CHECK ("sso_connection"."kind" in ('oidc', 'saml'))
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"creator_id" bigint,
	"project_id" bigint,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"action" text NOT NULL,
	"subtitle" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "notification_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "notification_tenant" CHECK ("notification"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "recent_entity" (
	"tenant_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"entity" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_entity_pk" PRIMARY KEY("tenant_id","user_id","entity","entity_id"),
	CONSTRAINT "recent_entity_tenant" CHECK ("recent_entity"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "impersonation" (
	"tenant_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "impersonation_pk" PRIMARY KEY("tenant_id","session_id"),
	CONSTRAINT "impersonation_tenant" CHECK ("impersonation"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "project_setting" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"key" text NOT NULL,
	"config" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_setting_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "project_setting_tenant" CHECK ("project_setting"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "client_flag" (
	"tenant_id" integer NOT NULL,
	"flag" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "client_flag_pk" PRIMARY KEY("tenant_id","flag"),
	CONSTRAINT "client_flag_tenant" CHECK ("client_flag"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "project_member" ALTER COLUMN "role_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "access_scope" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "sessions_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_set" ADD COLUMN "impersonated_role" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "role_access_scope" ADD CONSTRAINT "role_access_scope_role_fk" FOREIGN KEY ("tenant_id","role_id") REFERENCES "public"."role"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_access_scope" ADD CONSTRAINT "role_access_scope_scope_fk" FOREIGN KEY ("tenant_id","access_scope_id") REFERENCES "public"."access_scope"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_rule" ADD CONSTRAINT "domain_rule_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."sso_connection"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federated_identity" ADD CONSTRAINT "federated_identity_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."sso_connection"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federated_identity" ADD CONSTRAINT "federated_identity_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_connection" ADD CONSTRAINT "sso_connection_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_creator_fk" FOREIGN KEY ("tenant_id","creator_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_entity" ADD CONSTRAINT "recent_entity_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_role_fk" FOREIGN KEY ("tenant_id","role_id") REFERENCES "public"."role"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_setting" ADD CONSTRAINT "project_setting_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_access_scope_scope_index" ON "role_access_scope" USING btree ("tenant_id","access_scope_id");--> statement-breakpoint
CREATE INDEX "attachment_entity" ON "attachment" USING btree ("tenant_id","entity","entity_id","field_name");--> statement-breakpoint
CREATE INDEX "attachment_created_by_index" ON "attachment" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "domain_rule_domain_unique" ON "domain_rule" USING btree ("tenant_id",lower("domain"));--> statement-breakpoint
CREATE INDEX "domain_rule_connection_index" ON "domain_rule" USING btree ("tenant_id","connection_id");--> statement-breakpoint
CREATE INDEX "federated_identity_user_index" ON "federated_identity" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "mail_message_due" ON "mail_message" USING btree ("due_at") WHERE "mail_message"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_token_user_index" ON "one_time_token" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "one_time_token_age" ON "one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_connection_name_unique" ON "sso_connection" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE INDEX "sso_connection_created_by_index" ON "sso_connection" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "notification_order" ON "notification" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_creator_index" ON "notification" USING btree ("tenant_id","creator_id");--> statement-breakpoint
CREATE INDEX "notification_project_index" ON "notification" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recent_entity_order" ON "recent_entity" USING btree ("tenant_id","user_id","used_at");--> statement-breakpoint
CREATE INDEX "impersonation_user_index" ON "impersonation" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "impersonation_role_index" ON "impersonation" USING btree ("tenant_id","role_id");--> statement-breakpoint
CREATE INDEX "impersonation_project_index" ON "impersonation" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_setting_key_unique" ON "project_setting" USING btree ("tenant_id","project_id","key");--> statement-breakpoint
CREATE INDEX "app_user_name_order" ON "app_user" USING btree ("tenant_id",lower("last_name"),lower("first_name"),"id");