ALTER TABLE "view_choice" DROP CONSTRAINT "view_choice_pk";
--> statement-breakpoint
ALTER TABLE "view_choice" ADD CONSTRAINT "view_choice_pk" PRIMARY KEY("tenant_id","user_id","view_id");
--> statement-breakpoint
DROP INDEX "saved_view_name_unique";
--> statement-breakpoint
ALTER TABLE "saved_view" ALTER COLUMN "project_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "view_choice" ALTER COLUMN "project_id" DROP NOT NULL;
--> statement-breakpoint
CREATE INDEX "saved_view_project_index" ON "saved_view" USING btree ("tenant_id","project_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "view_choice_unique" ON "view_choice" USING btree ("tenant_id","user_id",coalesce("project_id", 0),"list");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_unique" ON "saved_view" USING btree ("tenant_id",coalesce("project_id", 0),"list","owner_id",lower("name"));
--> statement-breakpoint
CREATE TABLE "issue_cost_group" (
	"tenant_id" integer NOT NULL,
	"issue_id" bigint NOT NULL,
	"definition_id" bigint NOT NULL,
	"cost_group_id" bigint NOT NULL,
	CONSTRAINT "issue_cost_group_pk" PRIMARY KEY("tenant_id","issue_id","definition_id"),
	CONSTRAINT "issue_cost_group_tenant" CHECK ("issue_cost_group"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "risk_scale" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"number" integer NOT NULL,
	"likelihoods" jsonb NOT NULL,
	"impacts" jsonb NOT NULL,
	"levels" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "risk_scale_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "risk_scale_tenant" CHECK ("risk_scale"."tenant_id" > 0),
	CONSTRAINT "risk_scale_number" CHECK ("risk_scale"."number" > 1)
);
--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "scale_id" bigint;--> statement-breakpoint
ALTER TABLE "issue_cost_group" ADD CONSTRAINT "issue_cost_group_issue_fk" FOREIGN KEY ("tenant_id","issue_id") REFERENCES "public"."issue"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_cost_group" ADD CONSTRAINT "issue_cost_group_definition_fk" FOREIGN KEY ("tenant_id","definition_id") REFERENCES "public"."cost_group_definition"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_cost_group" ADD CONSTRAINT "issue_cost_group_code_fk" FOREIGN KEY ("tenant_id","cost_group_id") REFERENCES "public"."cost_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_scale" ADD CONSTRAINT "risk_scale_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_cost_group_definition_index" ON "issue_cost_group" USING btree ("tenant_id","definition_id");--> statement-breakpoint
CREATE INDEX "issue_cost_group_code_index" ON "issue_cost_group" USING btree ("tenant_id","cost_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "risk_scale_number_unique" ON "risk_scale" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE INDEX "risk_scale_created_by_index" ON "risk_scale" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_scale_fk" FOREIGN KEY ("tenant_id","scale_id") REFERENCES "public"."risk_scale"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_scale_index" ON "risk" USING btree ("tenant_id","scale_id");