CREATE TABLE "bid_addendum" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"bid_package_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bid_addendum_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bid_addendum_tenant" CHECK ("bid_addendum"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "bid_invitation" ADD COLUMN "confirmed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_addendum" ADD CONSTRAINT "bid_addendum_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_addendum" ADD CONSTRAINT "bid_addendum_package_fk" FOREIGN KEY ("tenant_id","bid_package_id") REFERENCES "public"."bid_package"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bid_addendum_project_index" ON "bid_addendum" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bid_addendum_number_unique" ON "bid_addendum" USING btree ("tenant_id","bid_package_id","number");