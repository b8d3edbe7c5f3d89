CREATE TABLE "success_criterion" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"judge_id" bigint,
	"milestone_id" bigint,
	"result" text DEFAULT 'NOT_JUDGED' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "success_criterion_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "success_criterion_tenant" CHECK ("success_criterion"."tenant_id" > 0),
	CONSTRAINT "success_criterion_result" CHECK ("success_criterion"."result" in ('NOT_JUDGED', 'MET', 'AT_RISK', 'NOT_MET'))
);
--> statement-breakpoint
CREATE TABLE "vision" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"statement" text DEFAULT '' NOT NULL,
	"agreed_by_id" bigint,
	"agreed_on" date,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vision_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "vision_tenant" CHECK ("vision"."tenant_id" > 0)
);
--> statement-breakpoint
DROP INDEX "value_driver_name_unique";--> statement-breakpoint
ALTER TABLE "value_driver" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "success_criterion" ADD CONSTRAINT "success_criterion_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_criterion" ADD CONSTRAINT "success_criterion_judge_fk" FOREIGN KEY ("tenant_id","judge_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_criterion" ADD CONSTRAINT "success_criterion_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision" ADD CONSTRAINT "vision_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision" ADD CONSTRAINT "vision_agreed_by_fk" FOREIGN KEY ("tenant_id","agreed_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "success_criterion_project_index" ON "success_criterion" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "success_criterion_judge_index" ON "success_criterion" USING btree ("tenant_id","judge_id");--> statement-breakpoint
CREATE INDEX "success_criterion_milestone_index" ON "success_criterion" USING btree ("tenant_id","milestone_id");--> statement-breakpoint
CREATE INDEX "vision_agreed_by_index" ON "vision" USING btree ("tenant_id","agreed_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vision_project_unique" ON "vision" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "value_driver_project_index" ON "value_driver" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "value_driver_name_unique" ON "value_driver" USING btree ("tenant_id","project_id",lower("name")) WHERE not "value_driver"."is_deleted";