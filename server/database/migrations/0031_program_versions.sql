CREATE TABLE "program_version" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text NOT NULL,
	"milestone_id" bigint,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"areas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "program_version_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "program_version_tenant" CHECK ("program_version"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "program_version" ADD CONSTRAINT "program_version_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_version" ADD CONSTRAINT "program_version_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_version" ADD CONSTRAINT "program_version_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_version_milestone_index" ON "program_version" USING btree ("tenant_id","milestone_id");--> statement-breakpoint
CREATE INDEX "program_version_created_by_index" ON "program_version" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE INDEX "program_version_order" ON "program_version" USING btree ("tenant_id","project_id","created_at");