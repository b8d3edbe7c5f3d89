CREATE TABLE "bid_platform" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"api_url" text NOT NULL,
	"authorize_url" text NOT NULL,
	"token_url" text NOT NULL,
	"client_id" text NOT NULL,
	"scopes" text DEFAULT '' NOT NULL,
	"sealed_secret" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bid_platform_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bid_platform_tenant" CHECK ("bid_platform"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "bid_platform_account" (
	"tenant_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"sealed_tokens" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"connected_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bid_platform_account_pk" PRIMARY KEY("tenant_id","user_id"),
	CONSTRAINT "bid_platform_account_tenant" CHECK ("bid_platform_account"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "bid_platform_project" (
	"tenant_id" integer NOT NULL,
	"project_id" bigint NOT NULL,
	"platform_id" text NOT NULL,
	"name" text NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bid_platform_project_pk" PRIMARY KEY("tenant_id","project_id"),
	CONSTRAINT "bid_platform_project_tenant" CHECK ("bid_platform_project"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "bid_platform_sign_in" (
	"tenant_id" integer NOT NULL,
	"state_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"sealed_verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "bid_platform_sign_in_pk" PRIMARY KEY("tenant_id","state_hash"),
	CONSTRAINT "bid_platform_sign_in_tenant" CHECK ("bid_platform_sign_in"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "bid_package" ADD COLUMN "platform_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_platform" ADD CONSTRAINT "bid_platform_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_platform_account" ADD CONSTRAINT "bid_platform_account_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_platform_project" ADD CONSTRAINT "bid_platform_project_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_platform_sign_in" ADD CONSTRAINT "bid_platform_sign_in_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bid_platform_company_unique" ON "bid_platform" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "bid_platform_created_by_index" ON "bid_platform" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "bid_platform_sign_in_user_index" ON "bid_platform_sign_in" USING btree ("tenant_id","user_id");