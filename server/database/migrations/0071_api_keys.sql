CREATE TABLE "api_key" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text DEFAULT '' NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"expires_on" date,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by_id" bigint,
	"last_used_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "api_key_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "api_key_tenant" CHECK ("api_key"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "change_set" ADD COLUMN "api_key_name" text;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_revoked_by_fk" FOREIGN KEY ("tenant_id","revoked_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_created_by_index" ON "api_key" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "api_key_revoked_by_index" ON "api_key" USING btree ("tenant_id","revoked_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_prefix_unique" ON "api_key" USING btree ("tenant_id","prefix");--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_name_unique" ON "api_key" USING btree ("tenant_id",lower("name")) WHERE "api_key"."revoked_at" is null;