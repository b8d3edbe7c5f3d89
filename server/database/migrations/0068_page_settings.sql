CREATE TABLE "page_setting" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"key" text NOT NULL,
	"project_id" bigint,
	"user_id" bigint,
	"config" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "page_setting_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "page_setting_tenant" CHECK ("page_setting"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "page_setting" ADD CONSTRAINT "page_setting_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_setting" ADD CONSTRAINT "page_setting_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_setting_project_index" ON "page_setting" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "page_setting_user_index" ON "page_setting" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_setting_unique" ON "page_setting" USING btree ("tenant_id","key",coalesce("project_id", 0),coalesce("user_id", 0));