CREATE TABLE "dashboard" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"created_by_id" bigint,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dashboard_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "dashboard_tenant" CHECK ("dashboard"."tenant_id" > 0),
	CONSTRAINT "dashboard_type" CHECK ("dashboard"."type" in ('INTERNAL', 'EXTERNAL'))
);
--> statement-breakpoint
CREATE TABLE "dashboard_group" (
	"tenant_id" integer NOT NULL,
	"dashboard_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	CONSTRAINT "dashboard_group_pk" PRIMARY KEY("tenant_id","dashboard_id","group_id"),
	CONSTRAINT "dashboard_group_tenant" CHECK ("dashboard_group"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "dashboard_member" (
	"tenant_id" integer NOT NULL,
	"dashboard_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "dashboard_member_pk" PRIMARY KEY("tenant_id","dashboard_id","user_id"),
	CONSTRAINT "dashboard_member_tenant" CHECK ("dashboard_member"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "dashboard_project" (
	"tenant_id" integer NOT NULL,
	"dashboard_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	CONSTRAINT "dashboard_project_pk" PRIMARY KEY("tenant_id","dashboard_id","project_id"),
	CONSTRAINT "dashboard_project_tenant" CHECK ("dashboard_project"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "dashboard" ADD CONSTRAINT "dashboard_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_group" ADD CONSTRAINT "dashboard_group_dashboard_fk" FOREIGN KEY ("tenant_id","dashboard_id") REFERENCES "public"."dashboard"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_group" ADD CONSTRAINT "dashboard_group_group_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."project_group"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_member" ADD CONSTRAINT "dashboard_member_dashboard_fk" FOREIGN KEY ("tenant_id","dashboard_id") REFERENCES "public"."dashboard"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_member" ADD CONSTRAINT "dashboard_member_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_project" ADD CONSTRAINT "dashboard_project_dashboard_fk" FOREIGN KEY ("tenant_id","dashboard_id") REFERENCES "public"."dashboard"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_project" ADD CONSTRAINT "dashboard_project_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dashboard_created_by_index" ON "dashboard" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "dashboard_group_group_index" ON "dashboard_group" USING btree ("tenant_id","group_id");--> statement-breakpoint
CREATE INDEX "dashboard_member_user_index" ON "dashboard_member" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "dashboard_project_project_index" ON "dashboard_project" USING btree ("tenant_id","project_id");