CREATE TABLE "overview_visit" (
	"tenant_id" integer NOT NULL,
	"project_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "overview_visit_pk" PRIMARY KEY("tenant_id","project_id","user_id"),
	CONSTRAINT "overview_visit_tenant" CHECK ("overview_visit"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "overview_visit" ADD CONSTRAINT "overview_visit_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overview_visit" ADD CONSTRAINT "overview_visit_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "overview_visit_user_index" ON "overview_visit" USING btree ("tenant_id","user_id");