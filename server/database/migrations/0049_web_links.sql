CREATE TABLE "web_link" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"entity" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"created_by_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "web_link_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "web_link_tenant" CHECK ("web_link"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "web_link" ADD CONSTRAINT "web_link_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_link" ADD CONSTRAINT "web_link_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "web_link_project_index" ON "web_link" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "web_link_entity" ON "web_link" USING btree ("tenant_id","entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "web_link_created_by_index" ON "web_link" USING btree ("tenant_id","created_by_id");