CREATE TABLE "amplify_agreement" (
	"tenant_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"addendum" date NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amplify_agreement_pk" PRIMARY KEY("tenant_id","user_id"),
	CONSTRAINT "amplify_agreement_tenant" CHECK ("amplify_agreement"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "amplify_block" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"conversation_id" bigint NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"status" text DEFAULT 'none' NOT NULL,
	"width" integer NOT NULL,
	"height" integer,
	"needs" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amplify_block_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "amplify_block_tenant" CHECK ("amplify_block"."tenant_id" > 0),
	CONSTRAINT "amplify_block_type" CHECK ("amplify_block"."type" in ('text', 'table', 'chart')),
	CONSTRAINT "amplify_block_status" CHECK ("amplify_block"."status" in ('none', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "amplify_conversation" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amplify_conversation_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "amplify_conversation_tenant" CHECK ("amplify_conversation"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "amplify_message" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"conversation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"thought" text DEFAULT '' NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"needs" text[] DEFAULT '{}' NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amplify_message_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "amplify_message_tenant" CHECK ("amplify_message"."tenant_id" > 0),
	CONSTRAINT "amplify_message_role" CHECK ("amplify_message"."role" in ('user', 'assistant'))
);
--> statement-breakpoint
ALTER TABLE "amplify_agreement" ADD CONSTRAINT "amplify_agreement_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amplify_block" ADD CONSTRAINT "amplify_block_conversation_fk" FOREIGN KEY ("tenant_id","conversation_id") REFERENCES "public"."amplify_conversation"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amplify_conversation" ADD CONSTRAINT "amplify_conversation_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amplify_conversation" ADD CONSTRAINT "amplify_conversation_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amplify_message" ADD CONSTRAINT "amplify_message_conversation_fk" FOREIGN KEY ("tenant_id","conversation_id") REFERENCES "public"."amplify_conversation"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amplify_message" ADD CONSTRAINT "amplify_message_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amplify_block_conversation_index" ON "amplify_block" USING btree ("tenant_id","conversation_id");--> statement-breakpoint
CREATE INDEX "amplify_conversation_project_index" ON "amplify_conversation" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "amplify_conversation_own" ON "amplify_conversation" USING btree ("tenant_id","user_id","project_id","updated_at");--> statement-breakpoint
CREATE INDEX "amplify_message_conversation_index" ON "amplify_message" USING btree ("tenant_id","conversation_id");--> statement-breakpoint
CREATE INDEX "amplify_message_of_day" ON "amplify_message" USING btree ("tenant_id","user_id","day");