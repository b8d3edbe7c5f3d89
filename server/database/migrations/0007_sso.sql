CREATE TABLE "sign_in_application" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sign_in_application_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "sign_in_application_tenant" CHECK ("sign_in_application"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "sign_in_rule" (
	"tenant_id" integer NOT NULL,
	"require_sso" boolean DEFAULT false NOT NULL,
	"administrators_keep_password" boolean DEFAULT true NOT NULL,
	"idle_hours" integer DEFAULT 168 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sign_in_rule_pk" PRIMARY KEY("tenant_id"),
	CONSTRAINT "sign_in_rule_tenant" CHECK ("sign_in_rule"."tenant_id" > 0),
	CONSTRAINT "sign_in_rule_idle" CHECK ("sign_in_rule"."idle_hours" between 1 and 168)
);
--> statement-breakpoint
ALTER TABLE "sign_in_application" ADD CONSTRAINT "sign_in_application_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_application_client_unique" ON "sign_in_application" USING btree ("tenant_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_application_name_unique" ON "sign_in_application" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE INDEX "sign_in_application_created_by_index" ON "sign_in_application" USING btree ("tenant_id","created_by_id");